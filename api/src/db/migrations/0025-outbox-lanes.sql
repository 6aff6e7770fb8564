-- A message waits behind messages of its own kind only. Computed, so that a service of before this one fills it too.
alter table outbox add column lane text not null generated always as (
  case
    when purpose = 'code' then 'code'
    when channel = 'sms' then 'text'
    when purpose = 'newsletter' then 'letter'
    else 'mail'
  end
) stored;
drop index outbox_due;
create index outbox_due on outbox (lane, due_at) where state = 'waiting';
create index outbox_overdue on outbox (lane, expires_at) where state = 'waiting';
