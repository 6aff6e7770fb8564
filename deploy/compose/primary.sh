#!/bin/sh
# Lets the replica connect: run once by PostgreSQL's own image when it makes its files.
set -eu
echo "host replication all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
