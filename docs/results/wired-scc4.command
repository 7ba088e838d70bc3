lwcluster run --wired scc:4 --rate 4mbit -- lwbench bcast --variants scc:algorithm=overlapped,all -m 16k:16k -i 20 -x 1 --sync window --time-limit 100 --json wired-scc4.json --csv wired-scc4.csv
