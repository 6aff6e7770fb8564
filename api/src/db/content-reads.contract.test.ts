import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { readConfig } from '../settings/config.ts';
import { openDatabase, type OpenDatabase } from './client.ts';
import { openContentReads, type ContentDb } from './content-reads.ts';
import { migrate } from './migrate.ts';

contractSuite('reads of the imported tables', () => {
  let engine: Engine;
  let database: OpenDatabase;
  let content: ContentDb;
  let version = 1;

  beforeAll(async () => {
    engine = await startEngine();
    database = await openDatabase(readConfig(engine.env));
    await migrate(database.db);
  });
  afterAll(async () => {
    await database.close();
    await engine.stop();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('document').execute();
    await write('site', 'old');
    content = openContentReads(database.db, { recent: async () => version });
  });

  const write = (name: string, title: string) =>
    database.db
      .insertInto('document')
      .values({ name, language: 'cn', body: JSON.stringify({ title }) })
      .execute();
  const rename = (title: string) =>
    database.db
      .updateTable('document')
      .set({ body: JSON.stringify({ title }) })
      .execute();
  const read = (name = 'site') => content.selectFrom('document').select('body').where('name', '=', name).execute();
  const titleOf = async (name?: string) => (await read(name)).map(({ body }) => body);

  it('are asked once for all who ask the same, together or later', async () => {
    const queries = vi.spyOn(database.db, 'executeQuery');
    await Promise.all([read(), read(), read('other')]);
    await read();
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockRestore();
  });

  it('are made anew with the next content version, and not before', async () => {
    expect(await titleOf()).toEqual([{ title: 'old' }]);
    await rename('new');
    expect(await titleOf()).toEqual([{ title: 'old' }]);
    version += 1;
    expect(await titleOf()).toEqual([{ title: 'new' }]);
  });

  it('are tried again after a question that failed', async () => {
    vi.spyOn(database.db, 'executeQuery').mockRejectedValueOnce(new Error('the connection broke'));
    await expect(read()).rejects.toThrow('the connection broke');
    expect(await titleOf()).toEqual([{ title: 'old' }]);
  });

  it('give nobody what another reader has changed', async () => {
    const rows = await read();
    rows.pop();
    expect(await read()).toHaveLength(1);
    const [row] = await read();
    expect(() => Object.assign(row?.body ?? {}, { title: 'mine' })).toThrow(TypeError);
  });

  it('refuse tables that change without an import, however they are named', async () => {
    const mistake = '"article_hits" is not a table that only imports change';
    await expect(content.selectFrom('article_hits').selectAll().execute()).rejects.toThrow(mistake);
    const joined = content.selectFrom('article').innerJoin('article_hits', 'article_hits.base_id', 'article.base_id');
    await expect(joined.select('hits').execute()).rejects.toThrow(mistake);
    await expect(sql`select hits from article_hits`.execute(content)).rejects.toThrow(mistake);
  });

  it('write nothing, and are no part of a transaction', async () => {
    await expect(content.deleteFrom('document').execute()).rejects.toThrow('only read');
    await expect(content.transaction().execute(async () => {})).rejects.toThrow('outside of transactions');
  });
});
