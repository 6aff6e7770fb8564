import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractSuite, engineKind } from '../../../testing/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { freshMobile, visitOf } from '../../../testing/visits.ts';
import { buildApp, type App } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase, type Db, type OpenDatabase } from '../../db/client.ts';
import { sendCode } from '../verification/code.service.ts';
import { importContent } from '../content/content-import.service.ts';
import { addBooking } from './booking.service.ts';

/** Three services with 8 connections each, on one database. */
const SERVICES = 3;
const REQUESTS = 400;
const DUPLICATES = 100;
const CAPACITY = 300;
const ROUNDS = 3;
const SLOW = 240_000;
const SLOTS = [
  ['09:30', '11:00'],
  ['11:00', '12:30'],
  ['12:30', '14:00'],
] as const;

contractSuite('many groups that book the same slot at once', () => {
  let service: TestService;
  let others: { database: OpenDatabase; app: App }[] = [];

  beforeAll(async () => {
    service = await startService();
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { capacity: CAPACITY, explainers: 100 });
    await importContent(service.db, writePack(service.packFolder, pack));
    const config = readConfig({ ...service.engine.env, LOG_LEVEL: 'silent', OUTBOX_POLL_MS: '3600000' });
    const start = async () => {
      const database = await openDatabase(config);
      return { database, app: await buildApp({ config, db: database.db, now: () => NOON }) };
    };
    // A second door to the embedded engine would be the same one: it has a single back end.
    if (engineKind === 'postgres') others = await Promise.all(Array.from({ length: SERVICES - 1 }, start));
  }, SLOW);
  afterAll(async () => {
    for (const { app, database } of others) {
      await app.close();
      await database.close();
    }
    await service.stop();
  });

  const apps = () => [service.app, ...others.map(({ app }) => app)];

  /** Codes for so many phones, straight from the outbox. */
  async function codesFor(mobiles: readonly string[]): Promise<Map<string, string>> {
    const { services } = service.app;
    for (const mobile of mobiles)
      await sendCode(services, { mobile, lang: 'en', request: { visitor: undefined, idempotencyKey: undefined } });
    const contents = (await services.outbox.newest(10_000)).map((row) => services.outbox.read(row));
    const codes = contents.filter(({ text }) => text.includes('is your code'));
    return new Map(codes.map(({ to, text }) => [to, /\d{6}/.exec(text)?.[0] ?? '']));
  }

  const codeOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  /** One round on one slot. @returns what each request got, repetitions last */
  async function rush([start, end]: readonly [string, string]) {
    const mobiles = Array.from({ length: REQUESTS }, freshMobile);
    const codes = await codesFor(mobiles);
    const orders = mobiles.map((mobile, at) => ({
      key: randomUUID(),
      lang: 'en' as const,
      form: visitOf(mobile, { code: codes.get(mobile), visitors: 1 + (at % 3), start, end }),
    }));
    const queue = [...orders, ...orders.slice(0, DUPLICATES)].entries();
    const results: string[] = [];
    const began = performance.now();
    const client = async (app: App) => {
      for (const [at, order] of queue) {
        const { reference } = await addBooking(app.services, order).catch((error: unknown) => ({
          reference: codeOf(error),
        }));
        results[at] = reference;
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, at) => client(apps()[at % apps().length] ?? service.app)));
    return { results, perSecond: Math.round(results.length / ((performance.now() - began) / 1000)) };
  }

  it(
    'are never promised more places than there are, and repetitions get the first answer',
    async () => {
      for (const slot of SLOTS.slice(0, engineKind === 'postgres' ? ROUNDS : 1)) {
        const { results, perSecond } = await rush(slot);
        const booked = results.slice(0, REQUESTS).filter((result) => result.startsWith('PV-'));
        const replayed = results.slice(REQUESTS).filter((result, at) => result === results[at]);
        const { rows } = await sql<{ visitors: number; remaining: number; bookings: number }>`
          select sum(b.visitors)::integer visitors, min(s.remaining) remaining, count(*)::integer bookings
          from booking b join visit_slot s using (date, start_time) where b.start_time = ${slot[0]}
        `.execute(service.db);
        console.warn(
          `[figures] ${engineKind}: ${REQUESTS} bookings + ${DUPLICATES} repetitions, ${perSecond}/s: ` +
            `${rows[0]?.visitors} visitors for ${CAPACITY} places, ${replayed.length} of ${DUPLICATES} answered alike`,
        );
        expect(rows[0]).toEqual({ visitors: CAPACITY, remaining: 0, bookings: booked.length });
        expect(new Set(results.filter((result) => !result.startsWith('PV-')))).toEqual(new Set(['40901']));
        expect(replayed).toHaveLength(DUPLICATES);
      }
    },
    SLOW,
  );

  describe.skipIf(engineKind === 'pglite')('with a naive service instead (the embedded engine hides the race)', () => {
    it(
      'are promised more places than there are: the test above can fail',
      async () => {
        await sql`create table naive_slot (id integer primary key, remaining integer not null)`.execute(service.db);
        await sql`create table naive_booking (visitors integer not null)`.execute(service.db);
        await sql`insert into naive_slot values (1, ${CAPACITY}::integer)`.execute(service.db);
        const dbs = apps().map((app) => app.services.db);
        const naive = (db: Db, visitors: number) =>
          db.transaction().execute(async (tx) => {
            const { rows } = await sql<{ remaining: number }>`select remaining from naive_slot`.execute(tx);
            const left = (rows[0]?.remaining ?? 0) - visitors;
            if (left < 0) return;
            await sql`insert into naive_booking values (${visitors}::integer)`.execute(tx);
            await sql`update naive_slot set remaining = ${left}::integer`.execute(tx);
          });
        await Promise.all(
          Array.from({ length: REQUESTS }, (_, at) => naive(dbs[at % dbs.length] ?? service.db, 1 + (at % 3))),
        );
        const { rows } = await sql<{ sum: number }>`select sum(visitors)::integer from naive_booking`.execute(
          service.db,
        );
        console.warn(`[figures] naive: ${rows[0]?.sum} visitors for ${CAPACITY} places`);
        expect(rows[0]?.sum).toBeGreaterThan(CAPACITY);
      },
      SLOW,
    );
  });
});
