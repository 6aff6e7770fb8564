import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractSuite, engineKind } from '../../../testing/database/engine.ts';
import { rounds } from '../../../testing/length.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { phonesWithCodes, visitOf } from '../../../testing/visits.ts';
import { buildApp, type App } from '../../app.ts';
import { readConfig } from '../../settings/config.ts';
import { openDatabase, type Db, type OpenDatabase } from '../../db/client.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { addBooking } from './booking.service.ts';

/** Three services on one database, asked over so many connections. */
const SERVICES = 3;
const CONNECTIONS = 20;
const REQUESTS = 400;
const DUPLICATES = 100;
const CAPACITY = 300;
const SLOW = 240_000;
const TIMES = [
  ['09:30', '11:00'],
  ['11:00', '12:30'],
  ['12:30', '14:00'],
] as const;

interface Slot {
  date: string;
  start: string;
  end: string;
}

/** A slot for every round. The embedded engine has one back end: its requests wait for each other anyway. */
const ROUNDS = engineKind === 'postgres' ? rounds(4, 20) : 1;
const SLOTS: Slot[] = Array.from({ length: ROUNDS }, (_, round) => {
  const [start, end] = TIMES[round % TIMES.length] ?? TIMES[0];
  return { date: `2026-12-${String(1 + Math.floor(round / TIMES.length)).padStart(2, '0')}`, start, end };
});

// Spec B9.
contractSuite('many groups that book the same slot at once', () => {
  let service: TestService;
  let others: { database: OpenDatabase; app: App }[] = [];

  beforeAll(async () => {
    service = await startService();
    const pack = samplePack();
    const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] };
    Object.assign(pack.files['calendar.json'], { ...everyDay, capacity: CAPACITY, explainers: 100 });
    await importContent(service.db, writePack(service.packFolder, pack));
    const config = readConfig({ ...service.engine.env, LOG_LEVEL: 'silent', OUTBOX_POLL_MS: '3600000' });
    const start = async () => {
      const database = await openDatabase(config);
      return { database, app: await buildApp({ config, db: database.db, now: () => NOON }) };
    };
    // A second connection to the embedded engine would be the same one: it has a single back end.
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

  const codeOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  /** One round on one slot. @returns what each request got, repetitions last */
  async function rush(slot: Slot): Promise<string[]> {
    const phones = await phonesWithCodes(service.app.services, { count: REQUESTS, now: NOON });
    const orders = phones.map((phone, at) => ({
      key: randomUUID(),
      lang: 'en' as const,
      form: { ...visitOf(phone.mobile, slot), code: phone.code, visitors: 1 + (at % 3) },
    }));
    const queue = [...orders, ...orders.slice(0, DUPLICATES)].entries();
    const results: string[] = [];
    const client = async (app: App) => {
      for (const [at, order] of queue) {
        const { reference } = await addBooking(app.services, order).catch((error: unknown) => ({
          reference: codeOf(error),
        }));
        results[at] = reference;
      }
    };
    const clients = Array.from({ length: CONNECTIONS }, (_, at) => client(apps()[at % apps().length] ?? service.app));
    await Promise.all(clients);
    return results;
  }

  async function stored({ date, start }: Slot) {
    const { rows } = await sql<{ visitors: number; remaining: number; bookings: number }>`
      select sum(b.visitors)::integer visitors, min(s.remaining) remaining, count(*)::integer bookings
      from booking b join visit_slot s using (date, start_time) where b.date = ${date} and b.start_time = ${start}
    `.execute(service.db);
    return rows[0];
  }

  it(
    'are never promised more seats than there are, and repetitions get the first answer',
    async () => {
      const sum = { oversold: 0, lost: 0, replayed: 0 };
      const began = performance.now();
      for (const slot of SLOTS) {
        const results = await rush(slot);
        const booked = new Set(results.filter((result) => result.startsWith('PV-')));
        const found = await stored(slot);
        sum.oversold += Math.max(0, (found?.visitors ?? 0) - CAPACITY);
        sum.lost += Math.abs(booked.size - (found?.bookings ?? 0));
        sum.replayed += results.slice(REQUESTS).filter((result, at) => result === results[at]).length;
        expect(found).toEqual({ visitors: CAPACITY, remaining: 0, bookings: booked.size });
        expect(new Set(results.filter((result) => !result.startsWith('PV-')))).toEqual(new Set(['40901']));
      }
      const perSecond = Math.round((ROUNDS * (REQUESTS + DUPLICATES)) / ((performance.now() - began) / 1000));
      console.warn(
        `[figures] ${engineKind}: ${ROUNDS} rounds of ${REQUESTS} bookings over ${CONNECTIONS} connections, ${perSecond}/s: ` +
          `oversold ${sum.oversold}, lost ${sum.lost}, ${sum.replayed} of ${ROUNDS * DUPLICATES} repetitions answered alike`,
      );
      expect(sum).toEqual({ oversold: 0, lost: 0, replayed: ROUNDS * DUPLICATES });
    },
    SLOW,
  );

  describe.skipIf(engineKind === 'pglite')('with a naive service instead (the embedded engine hides the race)', () => {
    it(
      'are promised more seats than there are: the test above can fail',
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
        console.warn(`[figures] naive: ${rows[0]?.sum} visitors for ${CAPACITY} seats`);
        expect(rows[0]?.sum).toBeGreaterThan(CAPACITY);
      },
      SLOW,
    );
  });
});
