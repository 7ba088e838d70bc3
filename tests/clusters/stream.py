"""A TCP stream that is timed: `stream.py receive`, and elsewhere `stream.py send HOST BYTES`.

The receiver prints the seconds from the connection to the last byte.
SPDX-License-Identifier: BSD-3-Clause
"""
import socket
import sys
import time

PORT = 5000


def receive():
    with socket.create_server(("", PORT)) as server:
        server.settimeout(30)
        connection, _ = server.accept()
        begin = time.monotonic()
        while connection.recv(1 << 16):
            pass
        print(round(time.monotonic() - begin, 3))


def send(host, count):
    deadline = time.monotonic() + 10
    while True:
        try:
            connection = socket.create_connection((host, PORT), timeout=30)
            break
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
    with connection:
        connection.sendall(bytes(count))


if sys.argv[1] == "receive":
    receive()
else:
    send(sys.argv[2], int(sys.argv[3]))
