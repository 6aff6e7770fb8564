import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unmarked, type Mark } from './migration-locks.ts';

const FOLDER = join(import.meta.dirname, '../../api/src/db/migrations');
/** Ran before the rule was there; what has run is never changed. */
const LAST_OF_BEFORE = '0065';

const newer = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_OF_BEFORE);

describe('a migration', () => {
  it('of this repository says why it may lock a table or take something away', async () => {
    const problems = newer.map(async (name) =>
      (await unmarked(readFileSync(join(FOLDER, name), 'utf8'))).map((problem) => `${name}: ${problem}`),
    );
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it.each<[Mark, string]>([
    ['locks briefly', 'create index i on booking (date)'],
    ['locks briefly', 'alter table booking add constraint c check (visitors > 0)'],
    ['locks briefly', 'alter table booking add unique (reference)'],
    ['locks briefly', 'alter table booking add column id uuid default gen_random_uuid()'],
    ['locks briefly', 'alter table outbox add column lane text generated always as (lower(purpose)) stored'],
    ['locks briefly', "alter table outbox add column lane text default 'a' check (lane <> '')"],
    ['locks briefly', 'alter table outbox set logged'],
    ['locks briefly', "update booking set needs = ''"],
    ['locks briefly', 'delete from booking'],
    ['locks briefly', 'truncate booking'],
    ['locks briefly', 'lock table booking'],
    ['contract', 'drop table booking'],
    ['contract', 'alter table booking drop column needs'],
    ['contract', 'alter table booking rename column needs to wants'],
    ['contract', 'alter table booking rename to visit'],
    ['contract', 'alter table booking add column needs text not null'],
  ])('needs the mark "%s" for: %s', async (mark, statement) => {
    expect(await unmarked(`${statement};`)).toEqual([expect.stringContaining(`"-- ${mark}: …"`)]);
    expect(await unmarked(`select 1;\n-- ${mark}: rows of one day\n${statement};`)).toEqual([]);
    expect(await unmarked(`-- ${mark}: this is about another one\nselect 1;\n${statement};`)).toHaveLength(1);
    expect(await unmarked(`-- ${mark}:\n${statement};`)).toHaveLength(1);
  });

  it('needs both for what does both', async () => {
    expect(await unmarked('alter table booking alter column visitors type bigint;')).toHaveLength(2);
    expect(await unmarked('alter table booking alter column visitors set not null;')).toHaveLength(2);
  });

  it.each([
    'alter table booking add column needs text',
    "alter table booking add column needs text not null default '' ",
    "alter table search_entry add column expires timestamptz not null default '9999-12-31'",
    'alter table booking add constraint c check (visitors > 0) not valid',
    'alter table booking drop constraint c',
    'alter table booking alter column needs drop not null',
    'drop index booking_of_slot',
    'create table visit (id text primary key); create index visit_id on visit (id); alter table visit add unique (id)',
    "update booking set needs = '' where needs is null",
    'insert into visit select * from booking',
  ])('needs none for: %s', async (statement) => {
    expect(await unmarked(`${statement};`)).toEqual([]);
  });
});
