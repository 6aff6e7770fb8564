-- Everything that the service knows is searched, not news and packs alone: `source` is the record of the pack that a row was
-- made of, `url` and `picture` what a result shows where no table of its own says so, `expires` when it is over.

alter table search_entry drop constraint search_entry_type_check;
alter table search_entry
  add column source text not null default '',
  add column url text not null default '',
  add column picture text,
  add column expires timestamptz not null default '9999-12-31';
update search_entry set source = case type when 'news' then 'article/' else 'library/' end || id;
create index search_entry_source on search_entry (source);
