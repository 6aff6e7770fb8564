import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyKey } from 'shared/contract/sealed-message';
import { runCli, startChildService, type ChildService } from '../../../testing/child-service.ts';
import { contractSuite, startEngine, type Engine } from '../../../testing/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { freshMobile, sealedForm, visitOf } from '../../../testing/visits.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { openVisitorServices } from '../../visitor-services.ts';
import { sendCode } from '../verification/code.service.ts';

const ROUNDS = 4;
const GROUPS = 24;
const SLOW = 240_000;

contractSuite('a booking that was acknowledged', () => {
  let engine: Engine;
  let env: Record<string, string>;

  beforeAll(async () => {
    engine = await startEngine();
    env = { ...engine.env, LIMIT_WRITES: '100000', MIGRATE_ON_START: 'true', BODY_KEY_BITS: '1024' };
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { capacity: 5000, weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] });
    await runCli(['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), pack)], env);
  }, SLOW);
  afterAll(() => engine.stop());

  async function withServices<T>(work: (services: ReturnType<typeof openVisitorServices>) => Promise<T>): Promise<T> {
    const config = readConfig(env);
    const database = await openDatabase(config);
    try {
      return await work(openVisitorServices(config, database.db, Date.now));
    } finally {
      await database.close();
    }
  }

  /** Valid forms with codes, as the phones have them. */
  const forms = (date: string) =>
    withServices(async (services) => {
      const mobiles = Array.from({ length: GROUPS }, freshMobile);
      for (const mobile of mobiles)
        await sendCode(services, { mobile, lang: 'en', request: { visitor: undefined, idempotencyKey: undefined } });
      const texts = (await services.outbox.newest(1000)).map((row) => services.outbox.read(row));
      return mobiles.map((mobile) => {
        const { text = '' } = texts.find(({ to }) => to === mobile) ?? {};
        return visitOf(mobile, { code: /\d{6}/.exec(text)?.[0], date });
      });
    });

  async function send(service: ChildService, key: BodyKey, form: object): Promise<string | undefined> {
    const body = sealedForm(form, key);
    const answer = await service.call('booking/add', body, { 'idempotency-key': randomUUID() }).catch(() => undefined);
    if (answer === undefined || answer.code === '50300') return undefined;
    expect(answer.code).toBe('0000');
    return (answer.data as { reference: string }).reference;
  }

  it(
    `is there after ${ROUNDS} kills at any moment, whole, and its message too`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const service = await startChildService(env);
        const { data } = await service.get('crypto/key');
        const enough = Promise.withResolvers<void>();
        let answers = 0;
        const sent = (await forms(dayOf(Date.now(), -10 - round))).map(async (form) => {
          const reference = await send(service, data as BodyKey, form);
          answers += 1;
          // In the middle of the others, after a different number of acknowledgements each time.
          if (answers === round * 3) enough.resolve();
          return reference;
        });
        await enough.promise;
        await service.signal('SIGKILL');
        acknowledged.push(...(await Promise.all(sent)).filter((reference) => reference !== undefined));
      }
      const { bookings, slots, texts } = await withServices(async ({ db, outbox }) => ({
        bookings: await db.selectFrom('booking').selectAll().execute(),
        slots: await db.selectFrom('visit_slot').selectAll().execute(),
        texts: (await outbox.newest(1000)).map((row) => outbox.read(row).text),
      }));
      const stored = new Set(bookings.map(({ reference }) => reference));
      const lost = acknowledged.filter((reference) => !stored.has(reference));
      const silent = [...stored].filter((reference) => !texts.some((text) => text.includes(reference)));
      const taken = slots.reduce((sum, { capacity, remaining }) => sum + capacity - remaining, 0);
      console.warn(
        `[figures] ${ROUNDS} kills, ${acknowledged.length} acknowledged, ${stored.size} stored, ${lost.length} lost`,
      );
      expect({ lost, silent }).toEqual({ lost: [], silent: [] });
      expect(taken).toBe(bookings.reduce((sum, { visitors }) => sum + visitors, 0));
      expect(acknowledged.length).toBeGreaterThan(ROUNDS * 3);
    },
    SLOW,
  );

  it('leaves nothing of the person in the log', async () => {
    const service = await startChildService({ ...env, LOG_LEVEL: 'debug' });
    const { data } = await service.get('crypto/key');
    const [form = visitOf('')] = await forms(dayOf(Date.now(), -30));
    await send(service, data as BodyKey, { ...form, contact: 'Canary Contact', company: 'Canary Company' });
    await service.call('booking/add', { ...form, contact: 'Canary' }, { 'idempotency-key': 'canary' });
    await service.call('booking/cancel', { token: 'canary', language: 2 });
    const { output, faults } = await service.signal('SIGTERM');
    expect(output).toContain('booking/add');
    for (const canary of [/canary/i, new RegExp(form.mobile), /Canary/]) expect(output + faults).not.toMatch(canary);
  });
});
