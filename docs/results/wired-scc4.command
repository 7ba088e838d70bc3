lwcluster run --wired scc:4 --rate 4mbit -- lwbench bcast --variants scc:algorithm=overlapped,all -m 8,1k,16k,64k,256k,1m -i 30 -x 1 --time-limit 300 --json wired-scc4.json --csv wired-scc4.csv
