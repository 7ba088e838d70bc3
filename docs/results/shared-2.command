mpirun -n 2 --oversubscribe lwbench bcast --variants all -m 8,256,1k,4k,16k,64k,256k,1m,4m --time-limit 40 --json shared-2.json --csv shared-2.csv
