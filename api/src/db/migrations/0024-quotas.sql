-- How many visits an organisation and a phone have booked. Rows of before have no group_index: it is a keyed hash of a
-- name that only the service can read.
alter table booking add column group_index text;
alter table waiting_entry add column group_index text;
create index booking_of_phone on booking (mobile_index, date);
create index booking_of_group on booking (group_index, date);
create index waiting_of_phone on waiting_entry (mobile_index, date);
create index waiting_of_group on waiting_entry (group_index, date);
-- One row per organisation or phone (hashed) that is booking: who holds it counts and books alone.
create table visit_party (
  subject text primary key,
  last_at timestamptz not null
);
create index visit_party_age on visit_party (last_at);
