-- What became of a message after its provider or mail server took it, as far as somebody says so.
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('waiting', 'sent', 'kept', 'failed', 'expired', 'delivered', 'undelivered'));
-- A visit's messages go by mail where its contact has an address.
alter table booking add column if not exists sealed_email text;
-- The secret of a visit's link, for messages that the service writes by itself. Null in bookings of before.
alter table booking add column sealed_token text;
