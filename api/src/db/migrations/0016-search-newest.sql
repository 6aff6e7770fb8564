-- Titles are read newest first until enough match: the index alone holds what that takes, so that the rows, which lie
-- scattered at a million articles, are read for the matches only.
drop index search_entry_newest;
create index search_entry_newest on search_entry (type, language, published desc, id desc) include (title_tsv);
