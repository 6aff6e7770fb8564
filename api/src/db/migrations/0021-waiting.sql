-- Groups that wait for places of a full slot. Whoever changes a row holds the row of its slot first.
create table waiting_entry (
  id text primary key,
  reference text not null unique,
  token_index text not null unique,
  state text not null
    check (state in ('waiting', 'offered', 'accepted', 'declined', 'lapsed', 'left', 'ended')),
  language text not null,
  date date not null,
  start_time text not null,
  end_time text not null,
  -- Order of joining within the slot.
  turn integer not null,
  visitors integer not null check (visitors between 1 and 999),
  explainer boolean not null,
  internal boolean not null,
  consent_version text not null,
  mobile_index text not null,
  sealed_contact text not null,
  sealed_mobile text not null,
  sealed_group text not null,
  -- The end of an offer, also after it was answered.
  held_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (date, start_time) references visit_slot (date, start_time),
  unique (date, start_time, turn),
  check (state <> 'offered' or held_until is not null)
);
create unique index waiting_once on waiting_entry (date, start_time, mobile_index)
  where state in ('waiting', 'offered');
create index waiting_offers on waiting_entry (held_until) where state = 'offered';
