mpirun -n 16 --oversubscribe --mca mpi_yield_when_idle 1 lwbench bcast --variants all -m 8,256,1k,4k,16k,64k,256k,1m,4m --time-limit 90 --json shared-16.json --csv shared-16.csv
