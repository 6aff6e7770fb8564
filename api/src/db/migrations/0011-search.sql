-- What is searched: one row per article and language, and per resource pack and language. The vectors are written by the
-- service, so that no text-search configuration, parser or locale of an engine matters.

create table search_entry (
  type text not null check (type in ('news', 'pack')),
  id text not null,
  language text not null check (language in ('cn', 'en')),
  published timestamptz not null,
  category text not null,
  title text not null,
  summary text not null,
  body text not null,
  -- Title words; title, tags, summary and text, weighted A to D.
  title_tsv tsvector not null,
  body_tsv tsvector not null,
  -- Words and phrases of the title that suggestions may offer.
  terms text[] not null,
  primary key (type, id, language)
) with (toast_tuple_target = 256);
-- Titles are read row after row, newest first, until enough match: whatever else is long lies apart from them.
alter table search_entry alter column title_tsv set storage main;
create index search_entry_newest on search_entry (type, language, published desc, id desc);
create index search_entry_title on search_entry using gin (title_tsv);
create index search_entry_body on search_entry using gin (body_tsv);

-- Suggestions, made anew by every import. A word whose only texts are under embargo is not offered before they are out.
create table search_term (
  language text not null check (language in ('cn', 'en')),
  term text not null,
  df integer not null,
  published timestamptz not null,
  primary key (language, term)
);
create index search_term_prefix on search_term (language, term text_pattern_ops);
