-- Announcements by mail, beside the newsletter: another consent, so that the address has another index and another row. A service of
-- before this one reads and writes the newsletter's rows as it did.
alter table subscriber add column list text not null default 'news' check (list in ('news', 'alerts'));
-- Whose announcements; none is all.
alter table subscriber add column markets jsonb not null default '[]';
create index subscriber_readers on subscriber (list, id) where state = 'active';
-- Alerts wait behind letters, not before what somebody waits for. A computed column cannot be changed on every engine, so it is made anew.
drop index outbox_due;
drop index outbox_overdue;
alter table outbox drop column lane;
alter table outbox add column lane text not null generated always as (
  case
    when purpose = 'code' then 'code'
    when channel = 'sms' then 'text'
    when purpose in ('newsletter', 'alert') then 'letter'
    else 'mail'
  end
) stored;
create index outbox_due on outbox (lane, due_at) where state = 'waiting';
create index outbox_overdue on outbox (lane, expires_at) where state = 'waiting';
