-- The newsroom by mail: a fourth list. Its kinds are in `categories`; whose publications, in a column of their own: none is all. A service of
-- before this one reads and writes the rows of the other lists as it did.
alter table subscriber drop constraint subscriber_list_check;
-- locks briefly: subscribers are some thousand rows, and the rows of before have one of the lists of before.
alter table subscriber add constraint subscriber_list_check check (list in ('news', 'alerts', 'jobs', 'press'));
alter table subscriber add column brands jsonb not null default '[]';
