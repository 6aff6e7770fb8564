-- A reference names the day, so a visit that is moved gets another one. All that it has had lead to it: an older ticket is
-- still found at the gate, and nobody else gets its reference.
create table booking_reference (
  reference text primary key,
  -- Taken before the booking is written.
  booking_id text not null references booking (id) on delete cascade deferrable initially deferred
);
create index booking_reference_of on booking_reference (booking_id);
insert into booking_reference (reference, booking_id) select reference, id from booking;
-- What calendars know it by, from the first file on; null where that is still the reference.
alter table booking add column calendar_uid text;
-- How often it was moved or cancelled (RFC 5545, SEQUENCE).
alter table booking add column sequence integer not null default 0;
