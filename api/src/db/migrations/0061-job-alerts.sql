-- Vacancies by mail: a third list, whose readers' searches hold what they typed. They are sealed as the address is, under it. A service of
-- before this one reads and writes the rows of the other lists as it did.
alter table subscriber drop constraint subscriber_list_check;
alter table subscriber add constraint subscriber_list_check check (list in ('news', 'alerts', 'jobs'));
alter table subscriber add column sealed_searches text;
