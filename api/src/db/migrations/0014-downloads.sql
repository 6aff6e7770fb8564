-- Which files an entry of the library holds, and since when it may be seen: a picture under embargo is hidden before.
alter table media_item add column files text[] not null default '{}';
alter table media_item add column embargoed boolean not null default false;
alter table media_item add column public_at timestamptz;
update media_item set public_at = (date::text || ' 00:00:00+08')::timestamptz;
alter table media_item alter column public_at set not null;

-- Downloads that were asked for. The key is a hash of everything that the ZIP file holds; the file itself is kept in the
-- storage, and made again from this row when it is not there any more.
create table media_bundle (
  key text primary key,
  ids text[] not null,
  resolution text not null,
  made_at timestamptz not null,
  used_at timestamptz not null
);
create index media_bundle_unused on media_bundle (used_at);
