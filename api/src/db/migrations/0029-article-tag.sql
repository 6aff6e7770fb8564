-- The tags of an article with its time, so that related articles are found newest first without looking at all of them.
create table article_tag (
  language text not null check (language in ('cn', 'en')),
  tag text not null,
  publish_time timestamptz not null,
  base_id text not null references article (base_id) on delete cascade deferrable initially deferred,
  primary key (language, tag, publish_time, base_id)
);
create index article_tag_article on article_tag (base_id);
insert into article_tag
  select distinct language, tag, publish_time, base_id
  from article join article_text using (base_id) cross join unnest(tags) as tag;
