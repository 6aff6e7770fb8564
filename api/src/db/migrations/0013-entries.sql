-- Lists of the content pack that are read by kind, category and day: topics, reports, activities, categories, dividends,
-- events, vacancies and the parts of the monthly sales. `body` is the item as the pack has it.
create table entry (
  kind text not null,
  id text not null,
  category text not null,
  day date,
  position integer not null,
  body jsonb not null,
  primary key (kind, id)
);
create index entry_newest on entry (kind, category, day desc, position);
