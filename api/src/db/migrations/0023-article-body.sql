-- The text of an article in pieces, so that whoever shows it knows its figures without reading markup. `content` stays as it
-- was. What was imported before is one piece until the next import, which writes every article anew.
alter table article_text add column body jsonb not null default '[]';
alter table article_text add column reading_minutes integer not null default 1;
update article_text set body = jsonb_build_array(jsonb_build_object('kind', 'html', 'html', content));
