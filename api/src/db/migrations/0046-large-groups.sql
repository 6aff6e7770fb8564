-- A group above the places of a slot comes in several parts, one after the other; null where it comes in one.
alter table booking add column parts jsonb;
-- Until when the pavilion answers the request of a large group; null for all others.
alter table booking add column answer_by timestamptz;
alter table booking drop constraint booking_state_check;
alter table booking add constraint booking_state_check
  check (state in ('requested', 'confirmed', 'cancelled', 'declined'));
create index booking_requests on booking (answer_by) where state = 'requested';
-- Who had booked and did not come, by the phone, until it is forgotten.
create table visit_no_show (
  reference text primary key,
  mobile_index text not null,
  expires_on date not null
);
create index visit_no_show_of_phone on visit_no_show (mobile_index, expires_on);
create index visit_no_show_expiry on visit_no_show (expires_on);
