import { expect, it } from 'vitest';
import { summaryOf } from './trace-statement.ts';

it.each([
  ['select "id" from "visit" where "mobile" = $1', 'SELECT', 'visit'],
  ['insert into "outbox_message" ("to") values ($1) returning "id"', 'INSERT', 'outbox_message'],
  ['with "due" as (select 1 from "alert") update "alert" set "sent" = $1', 'UPDATE', 'alert'],
  ['begin', 'BEGIN', undefined],
  ['SET LOCAL lock_timeout = 1000', 'SET', undefined],
  ['vacuum', 'OTHER', undefined],
])('a statement is told by what it does and where: %s', (text, operation, table) => {
  expect(summaryOf(text)).toEqual({ operation, table });
});
