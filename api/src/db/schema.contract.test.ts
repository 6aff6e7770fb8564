import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../testing/database/engine.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { migrate, pendingMigrations } from './migrate.ts';

/** The TypeScript of a column, as schema.ts must write it, by the type that the database gives it. */
const TYPES: Readonly<Record<string, RegExp>> = {
  text: /^(string|Lang|MenuCode|Market|MediaKind|AnnouncementCategory|ProgrammeStatus|SearchType|CvKind|Start|\w+State|OutboxChannel|GeneratedAlways<OutboxLaneName>|Generated<SubscriberList>)$/,
  smallint: /^(0 \| 1 \| 2|number)$/,
  integer: /^(number|Generated<number>)$/,
  bigint: /^number$/,
  'double precision': /^number$/,
  boolean: /^boolean$/,
  date: /^string$/,
  tsvector: /^string$/,
  jsonb: /^(Json|DefaultJson)<.+>$/,
  ARRAY: /^(string|number)\[\]$/,
  'timestamp with time zone': /^Stamp$/,
};

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: string;
}

/** `interface ArticleHitsTable { base_id: string; … }` of *schema.ts -> `article_hits` with its columns. */
function declaredTables(): Map<string, Map<string, string>> {
  const files = fs.readdirSync(import.meta.dirname).filter((file) => file.endsWith('schema.ts'));
  const source = files.map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
  const tables = [...source.matchAll(/export interface (\w+)Table \{\n([\s\S]*?)\n\}/g)].map(
    ([, name = '', body = '']) => {
      const columns = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(
        ([, column = '', type = '']) => [column, type] as const,
      );
      return [name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase(), new Map(columns)] as const;
    },
  );
  return new Map(tables);
}

contractSuite('the schema', () => {
  let service: TestService;
  let columns: Column[];

  beforeAll(async () => {
    service = await startService();
    const found = await sql<Column>`
      select table_name, column_name, data_type, is_nullable from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' order by table_name, ordinal_position
    `.execute(service.db);
    columns = found.rows;
  });
  afterAll(() => service.stop());

  it('declares the tables and columns that the database has, no more and no fewer', () => {
    const inDatabase = columns.map((column) => `${column.table_name}.${column.column_name}`);
    const declared = [...declaredTables()].flatMap(([table, fields]) =>
      [...fields.keys()].map((field) => `${table}.${field}`),
    );
    expect(declared.toSorted()).toEqual(inDatabase.toSorted());
  });

  it('declares every column with its type', () => {
    const tables = declaredTables();
    const wrong = columns.filter(({ table_name, column_name, data_type, is_nullable }) => {
      const declared = tables.get(table_name)?.get(column_name) ?? '';
      const nullable = declared.endsWith(' | null');
      return nullable !== (is_nullable === 'YES') || !TYPES[data_type]?.test(declared.replace(/ \| null$/, ''));
    });
    expect(wrong).toEqual([]);
  });

  it('is migrated once: a second run does nothing', async () => {
    expect(await migrate(service.db)).toEqual([]);
    expect(await pendingMigrations(service.db)).toEqual([]);
  });
});
