#!/bin/sh
# Copies the primary once, then follows it. In the container of PostgreSQL's own image.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup -d "$PRIMARY" -D "$PGDATA" -C -S replica -R -X stream --checkpoint=fast; do
    rm -rf "${PGDATA:?}"/*
    psql -d "$PRIMARY" -c "select pg_drop_replication_slot('replica') where exists (select from pg_replication_slots where slot_name = 'replica' and not active)" || true
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
exec docker-entrypoint.sh postgres
