-- Who may open the desk of the pavilion: a device or a person by a name that the operator gives, until a moment.
create table desk_token (
  name text primary key,
  token_index text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- What was done at the desk, when and by whom. References and days only: nothing here names a visitor.
create table desk_log (
  id text primary key,
  at timestamptz not null,
  name text not null,
  action text not null,
  subject text not null
);
create index desk_log_newest on desk_log (at desc);
-- People who came without a booking: how many, and nothing about them.
create table walk_in (
  id text primary key,
  date date not null,
  start_time text not null,
  visitors integer not null check (visitors between 1 and 999),
  at timestamptz not null
);
create index walk_in_of_day on walk_in (date, start_time);
