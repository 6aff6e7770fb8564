-- A search of everything asks each kind by itself. News grow without end and have most words: whatever else has one is found
-- in indexes where no news are, however many articles have it.

-- locks briefly: reads the table once and indexes the few rows that are no news; a search reads on meanwhile.
create index search_entry_other_titles on search_entry using gin (title_tsv) where type <> 'news';
-- locks briefly: the same for texts.
create index search_entry_other_texts on search_entry using gin (body_tsv) where type <> 'news';
