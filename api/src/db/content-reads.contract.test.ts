import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { readConfig } from '../settings/config.ts';
import { openDatabase, type OpenDatabase } from './client.ts';
import { openContentReads, type ContentDb } from './content-reads.ts';
import { migrate } from './migrate.ts';

contractSuite('reads of the imported tables', () => {
  let engine: Engine;
  let database: OpenDatabase;
  let content: ContentDb;
  let contentNow: ContentDb;
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
    ({ content, contentNow } = openContentReads(database.db, { recent: async () => version }));
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
    await Promise.all([read(), read()]);
    await read();
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });

  describe('that come together', () => {
    const published = new Date('2026-10-24T01:30:00.125Z');
    const questions = () => [
      content.selectFrom('article').selectAll().where('base_id', '=', 'a').execute(),
      content.selectFrom('article_text').selectAll().where('base_id', '=', 'a').where('language', '=', 'en').execute(),
      content.selectFrom('announcement').selectAll().execute(),
      content.selectFrom('stock_candle').selectAll().orderBy('date').execute(),
      content.selectFrom('picture').selectAll().where('name', 'in', ['p', 'q']).execute(),
      contentNow.selectFrom('article').select('category').where('publish_time', '<=', published).execute(),
      content
        .selectFrom('article')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .execute(),
      content.selectFrom('brand').selectAll().execute(),
    ];

    beforeAll(async () => {
      const { db } = database;
      const words = JSON.stringify({ cn: '甲', en: 'a “quoted” line\n' });
      const text = { title: 't', summary: '', source: '', author: '', tags: ['x', 'y,"z"'], content: '', body: '[]' };
      await db
        .insertInto('article')
        .values({ base_id: 'a', category: 'c', publish_time: published, picture: null, attachments: '[]' })
        .execute();
      await db
        .insertInto('article_text')
        .values({ base_id: 'a', language: 'en', ...text, reading_minutes: 3 })
        .execute();
      await db
        .insertInto('stock_listing')
        .values({ market: 'A', code: '600', name: words, currency: 'CNY', sample: true })
        .execute();
      const day = { market: 'A', date: '2026-10-23', open: 12.1, close: 0.1, low: 1e-7, high: 1e15 } as const;
      await db
        .insertInto('stock_candle')
        .values([
          { ...day, volume: 9_000_000_000_000, amount: 1.5 },
          { ...day, date: '2026-10-22', volume: 0, amount: 1 / 3 },
        ])
        .execute();
      await db
        .insertInto('picture')
        .values({ name: 'p', width: 3, height: 2, widths: [1, 2], alt: words })
        .execute();
    });

    it('are one statement, and are answered as if each had come alone', async () => {
      const alone: unknown[] = [];
      for (const which of questions().keys()) {
        ({ content, contentNow } = openContentReads(database.db, { recent: async () => version }));
        alone.push(await questions()[which]);
      }
      ({ content, contentNow } = openContentReads(database.db, { recent: async () => version }));
      const queries = vi.spyOn(database.db, 'executeQuery');
      const together = await Promise.all(questions());
      expect(queries).toHaveBeenCalledTimes(1);
      queries.mockRestore();
      expect(together).toEqual(alone);
      expect(together[0]).toEqual([
        { base_id: 'a', category: 'c', publish_time: published, picture: null, attachments: [] },
      ]);
    });

    it('fail one by one', async () => {
      const wrong = sql`select missing from document`.execute(content);
      const [failed, read] = await Promise.allSettled([wrong, titleOf()]);
      expect(failed.status).toBe('rejected');
      expect(read).toMatchObject({ status: 'fulfilled', value: [{ title: 'old' }] });
    });
  });

  it('give moments by the names of their columns only', async () => {
    await expect(content.selectFrom('article').select('publish_time as at').execute()).rejects.toThrow(
      'a moment keeps',
    );
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
