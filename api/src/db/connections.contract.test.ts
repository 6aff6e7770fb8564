import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite, engineKind } from '../../testing/database/engine.ts';
import { startService, type TestService } from '../../testing/service.ts';
import type { Db } from './client.ts';

const CLIENTS = 12;
const ROUNDS = 6;

contractSuite('many connections', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** Two statements of different shape, so that one taken for the other would show. */
  const ask = async (db: Db, number: number): Promise<boolean> => {
    const text = `text-${number}`;
    const { rows } =
      number % 2 === 0
        ? await sql<{ answer: string }>`select ${text}::text || '!' as answer`.execute(db)
        : await sql<{ answer: string }>`select '!' || ${number}::integer || ${text}::text as answer`.execute(db);
    return rows[0]?.answer === (number % 2 === 0 ? `${text}!` : `!${number}${text}`);
  };
  const visit = async (number: number): Promise<boolean[]> => {
    const before = await ask(service.db, number);
    const inside = await service.db
      .transaction()
      .execute(async (tx) => [await ask(tx, number), await ask(tx, number + 1)]);
    return [before, ...inside, await ask(service.db, number + 1)];
  };

  it('with transactions and single statements at once get each their own answers', async () => {
    const answers: boolean[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = await Promise.all(Array.from({ length: CLIENTS }, (_, number) => visit(number)));
      answers.push(...all.flat());
    }
    expect(answers).toEqual(Array.from({ length: CLIENTS * ROUNDS * 4 }, () => true));
  });

  it.runIf(engineKind === 'pglite')('share little memory in the embedded engine, which gives none back', async () => {
    const settings = ['shared_buffers', 'wal_buffers', 'maintenance_work_mem'];
    const { rows } = await sql<{ name: string; set: string }>`
      select name, current_setting(name) as set from pg_settings where name = any(${settings}::text[])
    `.execute(service.db);
    const found = Object.fromEntries(rows.map(({ name, set }) => [name, set]));
    expect(found).toEqual({ shared_buffers: '16MB', wal_buffers: '512kB', maintenance_work_mem: '16MB' });
  });
});
