-- Films imported before these fields existed have neither; an import brings them. Until then their pages are as they were.
update entry
set body = jsonb_build_object('chapters', '[]'::jsonb, 'editions', '[]'::jsonb) || body
where kind = 'film';
