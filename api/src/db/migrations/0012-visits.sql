-- Bookings of the pavilion, verification codes, outgoing messages, subscribers.
-- Columns named sealed_* hold AES-256-GCM text, *_index and *_hash keyed hashes: no personal data stands here in clear.

create table visit_slot (
  date date not null,
  start_time text not null,
  end_time text not null,
  capacity integer not null check (capacity >= 0),
  remaining integer not null,
  explainers integer not null check (explainers >= 0),
  explainers_left integer not null,
  primary key (date, start_time),
  -- The belt to the conditional UPDATE: whatever a program does, a slot is never oversold.
  check (remaining between 0 and capacity),
  check (explainers_left between 0 and explainers)
);

create table booking (
  id text primary key,
  reference text not null unique,
  token_index text not null unique,
  state text not null check (state in ('confirmed', 'cancelled')),
  language text not null,
  date date not null,
  start_time text not null,
  end_time text not null,
  visitors integer not null check (visitors between 1 and 999),
  explainer boolean not null,
  internal boolean not null,
  consent_version text not null,
  mobile_index text not null,
  sealed_contact text not null,
  sealed_mobile text not null,
  -- The visiting organisation, or the department of an internal booking.
  sealed_group text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (date, start_time) references visit_slot (date, start_time)
);
create index booking_of_slot on booking (date, start_time);

create table idempotency (
  key text primary key,
  body_hash text not null,
  -- Null only inside the transaction that makes the booking.
  sealed_answer text,
  expires_at timestamptz not null
);
create index idempotency_expiry on idempotency (expires_at);

create table verification_code (
  id text primary key,
  mobile_index text not null,
  code_hash text not null,
  attempts integer not null check (attempts between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index verification_code_newest on verification_code (mobile_index, created_at desc);

-- When a code or mail was last asked for, by phone, address or visitor (all hashed).
create table send_limit (
  subject text primary key,
  sent jsonb not null,
  last_at timestamptz not null
);
create index send_limit_age on send_limit (last_at);

create table outbox (
  id text primary key,
  channel text not null check (channel in ('sms', 'mail')),
  purpose text not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'expired')),
  sealed_message text not null,
  attempts integer not null,
  -- When it may be tried (again); while it is being sent, when the sender is given up.
  due_at timestamptz not null,
  -- Not worth sending after this.
  expires_at timestamptz not null,
  erase_at timestamptz not null,
  fault text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_due on outbox (due_at) where state = 'waiting';
create index outbox_erasure on outbox (erase_at);

create table subscriber (
  id text primary key,
  email_index text not null unique,
  sealed_email text not null,
  state text not null check (state in ('pending', 'active', 'unsubscribed')),
  language text not null,
  categories jsonb not null,
  -- Raised by every new request and by unsubscribing: older confirmation links end.
  version integer not null,
  -- The consent record: when, from where (hashed), to which text.
  consent_at timestamptz,
  consent_visitor_hash text,
  consent_text text,
  changed_at timestamptz not null
);
create index subscriber_age on subscriber (state, changed_at);
