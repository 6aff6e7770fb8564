-- Requests of the running minute by visitor (hashed), for services that share this database and have no Redis.
-- Unlogged: a crash forgets a minute of counting, and no request waits for the disk.
create unlogged table request_count (
  subject text primary key,
  total integer not null,
  ends timestamptz not null
);
create index request_count_age on request_count (ends);
