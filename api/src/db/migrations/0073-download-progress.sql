-- How far a download is, where every service sees it, and who wants it: it is given up once all of them took that back.
alter table media_bundle add column made bigint not null default 0;
-- When whoever makes it last said so; null while nobody does.
alter table media_bundle add column making_at timestamptz;
alter table media_bundle add column orders text[] not null default '{}';
