import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../testing/database/engine.ts';
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
});
