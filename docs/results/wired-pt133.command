lwcluster run --wired pt:1x3x3 --rate 4mbit -- lwbench bcast --variants pt:algorithm=paper,all -m 8,1k,16k,64k,256k,1m -i 30 -x 1 --time-limit 540 --json wired-pt133.json --csv wired-pt133.csv
