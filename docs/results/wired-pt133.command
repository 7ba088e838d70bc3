lwcluster run --wired pt:1x3x3 --rate 4mbit -- lwbench bcast --variants pt:algorithm=paper,all -m 16k:16k -i 20 -x 1 --sync window --time-limit 120 --json wired-pt133.json --csv wired-pt133.csv
