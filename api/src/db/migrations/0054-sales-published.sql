-- The minute at which the sales of a month are out. What was imported before is out with the end of its month until the next
-- import, which writes every month anew.
alter table monthly_sales add column published_at timestamptz;
update monthly_sales
set published_at = ((month || '-01')::date + interval '1 month') at time zone 'Asia/Shanghai';
alter table monthly_sales alter column published_at set not null;
