-- What an announcement is about, the minute it goes out, its documents by language, and its words for whoever looks for one.
-- What was imported before is out since the beginning of its day until the next import, which writes every announcement anew.
alter table announcement add column category text not null default 'other';
alter table announcement add column published_at timestamptz;
update announcement set published_at = date::timestamp at time zone 'Asia/Shanghai';
alter table announcement alter column published_at set not null;
alter table announcement add column documents jsonb not null default '{}';
alter table announcement add column words jsonb not null default '{"cn": "", "en": ""}';
alter table announcement drop column url;
alter table announcement drop column size;
drop index announcement_newest;
create index announcement_newest on announcement (market, published_at desc, base_id desc);
