-- The imported content pack, one group of tables per kind. content_record knows what was imported, so that an import
-- writes only what changed; content_state carries the version that caches follow.

create table content_state (
  id integer primary key default 1 check (id = 1),
  version integer not null default 0,
  imported_at timestamptz
);
insert into content_state (id) values (1);

create table content_record (
  kind text not null,
  key text not null,
  hash text not null,
  primary key (kind, key)
);

create table picture (
  name text primary key,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  alt jsonb not null
);

-- Site information and the pavilion: one document per language.
create table document (
  name text not null,
  language text not null check (language in ('cn', 'en')),
  body jsonb not null,
  primary key (name, language)
);

create table menu_item (
  id text primary key,
  parent_id text not null,
  code text not null,
  language smallint not null check (language in (0, 1, 2)),
  name text not null,
  en_name text not null,
  url text not null,
  position integer not null
);

create table page_module_item (
  code text not null,
  id text not null,
  url text not null,
  picture text references picture (name) deferrable initially deferred,
  title jsonb not null,
  summary jsonb not null,
  label jsonb,
  position integer not null,
  primary key (code, id)
);

create table article (
  base_id text primary key,
  category text not null,
  publish_time timestamptz not null,
  picture text references picture (name) deferrable initially deferred,
  attachments jsonb not null
);
create index article_newest on article (category, publish_time desc, base_id desc);

create table article_text (
  base_id text not null references article (base_id) on delete cascade deferrable initially deferred,
  language text not null check (language in ('cn', 'en')),
  title text not null,
  summary text not null,
  source text not null,
  author text not null,
  tags text[] not null,
  content text not null,
  primary key (base_id, language)
);

-- No reference to article: counts outlive an article that is taken out and put back.
create table article_hits (
  base_id text primary key,
  hits bigint not null check (hits >= 0)
);

create table announcement (
  base_id text primary key,
  market text not null check (market in ('A', 'H')),
  date date not null,
  title jsonb not null,
  url text not null,
  size bigint not null
);
create index announcement_newest on announcement (market, date desc, base_id desc);

create table monthly_sales (
  month text primary key,
  output integer not null,
  sales integer not null,
  nev integer not null
);

create table brand (
  id text primary key,
  brand_name jsonb not null,
  kind jsonb not null,
  txt jsonb not null,
  show_url text not null,
  href text not null,
  position integer not null
);

create table vehicle (
  brand_id text not null references brand (id) on delete cascade deferrable initially deferred,
  position integer not null,
  tit jsonb not null,
  href text not null,
  type text not null,
  picture text not null references picture (name) deferrable initially deferred,
  primary key (brand_id, position)
);

create table media_item (
  id text primary key,
  kind text not null,
  date date not null,
  title jsonb not null,
  summary jsonb not null,
  tags jsonb not null,
  picture text references picture (name) deferrable initially deferred,
  duration integer,
  file_count integer not null,
  size bigint not null,
  url text not null,
  credit jsonb not null
);
create index media_item_newest on media_item (date desc, id desc);

create table programme (
  id text primary key,
  track text not null,
  begins date not null,
  ends date not null,
  status text,
  title jsonb not null,
  summary jsonb not null,
  audience jsonb not null,
  places jsonb not null,
  contact jsonb not null,
  steps jsonb not null,
  position integer not null
);

create table stock_listing (
  market text primary key check (market in ('A', 'H')),
  code text not null,
  name jsonb not null,
  currency text not null,
  sample boolean not null
);

create table stock_candle (
  market text not null references stock_listing (market) on delete cascade deferrable initially deferred,
  date date not null,
  open double precision not null,
  close double precision not null,
  low double precision not null,
  high double precision not null,
  volume double precision not null,
  amount double precision not null,
  primary key (market, date)
);
