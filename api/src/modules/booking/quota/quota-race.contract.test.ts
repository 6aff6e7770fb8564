import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite, engineKind } from '../../../../testing/database/engine.ts';
import { rounds } from '../../../../testing/length.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { phonesWithCodes, visitOf } from '../../../../testing/visits.ts';
import { buildApp, type App } from '../../../app.ts';
import { readConfig } from '../../../settings/config.ts';
import { openDatabase, type OpenDatabase } from '../../../db/client.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { addBooking } from '../booking.service.ts';

const ORGANISATIONS = 40;
const REQUESTS = 400;
const CONNECTIONS = 20;
const CAPACITY = 300;
const SLOW = 240_000;
const QUOTA = { slot: 1, day: 2, month: 3 };
const SLOTS = [
  { start: '09:30', end: '11:00' },
  { start: '11:00', end: '12:30' },
  { start: '12:30', end: '14:00' },
  { start: '14:00', end: '15:30' },
];
const SPELLINGS = [
  (name: string) => name,
  (name: string) => `${name.toUpperCase()} Co., Ltd.`,
  (name: string) => `The ${name} Group`,
];
/** The embedded engine has one back end: its requests wait for each other anyway. */
const ROUNDS = engineKind === 'postgres' ? rounds(3, 12) : 1;
const SERVICES = engineKind === 'postgres' ? 3 : 1;

contractSuite('400 bookings of 40 organisations at once', () => {
  let service: TestService;
  let others: { database: OpenDatabase; app: App }[] = [];

  beforeAll(async () => {
    service = await startService();
    const pack = samplePack();
    const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] };
    const quotas = { organisation: QUOTA, phone: QUOTA };
    Object.assign(pack.files['calendar.json'], { ...everyDay, capacity: CAPACITY, quotas });
    await importContent(service.db, writePack(service.packFolder, pack));
    const config = readConfig({ ...service.engine.env, LOG_LEVEL: 'silent', OUTBOX_POLL_MS: '3600000' });
    const start = async () => {
      const database = await openDatabase(config);
      return { database, app: await buildApp({ config, db: database.db, now: () => NOON }) };
    };
    others = await Promise.all(Array.from({ length: SERVICES - 1 }, start));
  }, SLOW);
  afterAll(async () => {
    for (const { app, database } of others) {
      await app.close();
      await database.close();
    }
    await service.stop();
  });

  const codeOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  /** Ten bookings for each organisation, in several spellings, over all slots of two days. @returns what each was told */
  async function rush(round: number): Promise<string[]> {
    const phones = await phonesWithCodes(service.app.services, { count: REQUESTS, now: NOON });
    const days = [
      `2026-12-${String(1 + 2 * round).padStart(2, '0')}`,
      `2026-12-${String(2 + 2 * round).padStart(2, '0')}`,
    ];
    const orders = phones.map(({ mobile, code }, at) => {
      const turn = Math.floor(at / ORGANISATIONS);
      const spelt = SPELLINGS[turn % SPELLINGS.length] ?? SPELLINGS[0];
      const company = spelt?.(`Institute ${round} no ${at % ORGANISATIONS}`);
      const when = { date: days[turn % 2], ...SLOTS[(turn + at) % SLOTS.length] };
      return { key: randomUUID(), lang: 'en' as const, form: visitOf(mobile, { company, code, visitors: 1, ...when }) };
    });
    const queue = orders.entries();
    const results: string[] = [];
    const apps = [service.app, ...others.map(({ app }) => app)];
    const client = async (app: App) => {
      for (const [at, order] of queue)
        results[at] = await addBooking(app.services, order as never).then(({ reference }) => reference, codeOf);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => client(apps[at % apps.length] ?? service.app)));
    return results;
  }

  /** The most visits that any party has in a window. */
  async function most(column: 'group_index' | 'mobile_index', window: string): Promise<number> {
    const { rows } = await sql<{ most: number }>`
      select max(visits)::integer as most from (
        select count(*) as visits from booking where state = 'confirmed'
        group by ${sql.ref(column)}, ${sql.raw(window)}) counted`.execute(service.db);
    return rows[0]?.most ?? 0;
  }

  it(
    'lead no organisation above its quota, lose no place and refuse nobody who may',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await service.db.deleteFrom('booking').execute();
        await service.db.deleteFrom('visit_slot').execute();
        const results = await rush(round);
        const booked = results.filter((result) => result.startsWith('PV-'));
        const windows = {
          slot: await most('group_index', 'date, start_time'),
          day: await most('group_index', 'date'),
          month: await most('group_index', "to_char(date, 'YYYY-MM')"),
        };
        const { rows } = await sql<{ stored: number; taken: number }>`
          select (select count(*)::integer from booking) stored,
            (select sum(capacity - remaining)::integer from visit_slot) taken`.execute(service.db);
        console.warn(
          `[figures] ${engineKind}: ${REQUESTS} bookings of ${ORGANISATIONS} organisations, ${booked.length} booked, ` +
            `most by slot ${windows.slot}, day ${windows.day}, month ${windows.month}; ` +
            `lost ${booked.length - (rows[0]?.stored ?? 0)}, places taken ${rows[0]?.taken}`,
        );
        expect(windows).toEqual(QUOTA);
        expect(rows[0]).toEqual({ stored: booked.length, taken: booked.length });
        // Ten tries over two days fill the month of every one of them.
        expect(booked).toHaveLength(ORGANISATIONS * QUOTA.month);
        expect(new Set(results.filter((result) => !result.startsWith('PV-')))).toEqual(new Set(['40912']));
      }
    },
    SLOW,
  );
});
