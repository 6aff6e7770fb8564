-- What a search knows beside the texts: other names of a page, and how Chinese words sound, whole and by initials. Sounds are
-- written by the import, so that no dictionary of an engine matters.

alter table search_entry add column names text[] not null default '{}';

alter table search_term
  add column pinyin text not null default '',
  add column initials text not null default '';
create index search_term_pinyin on search_term (language, pinyin text_pattern_ops);
create index search_term_initials on search_term (language, initials text_pattern_ops);
