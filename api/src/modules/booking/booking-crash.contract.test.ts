import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingReceipt } from 'shared/contract/booking/booking';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { eventually, runCli, startChildService, type ChildService } from '../../../testing/child-service.ts';
import { contractSuite, startEngine, type Engine } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { rounds } from '../../../testing/length.ts';
import { startMailServer, type MailServer } from '../../../testing/mail/mail-server.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';
import { phonesWithCodes, sealedForm, visitOf } from '../../../testing/visits.ts';
import { readConfig } from '../../settings/config.ts';
import { openDatabase } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { openVisitorServices } from '../../visitor-services.ts';

/** On each engine; fifty together in a long run. */
const ROUNDS = rounds(3, 25);
const GROUPS = 16;
const READERS = 4;
const SLOW = 900_000;
const CODES_LAST_MS = 60 * 60_000;

contractSuite('a booking that was acknowledged', () => {
  let engine: Engine;
  let env: Record<string, string>;
  let mailServer: MailServer;

  beforeAll(async () => {
    engine = await startEngine();
    mailServer = await startMailServer();
    const limits = { LIMIT_WRITES: '100000', MAX_LOOP_DELAY_MS: '0' };
    env = { ...engine.env, ...limits, MIGRATE_ON_START: 'true', BODY_KEY_BITS: '1024', SMTP_URL: mailServer.url };
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { capacity: 5000, weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] });
    await runCli(['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), pack)], env);
  }, SLOW);
  afterAll(async () => {
    mailServer.stop();
    await engine.stop();
  });

  async function withServices<T>(work: (services: ReturnType<typeof openVisitorServices>) => Promise<T>): Promise<T> {
    const config = readConfig(env);
    const database = await openDatabase(config);
    try {
      return await work(openVisitorServices(config, database.db, Date.now));
    } finally {
      await database.close();
    }
  }

  /** Valid forms with codes, as the phones have them, that hold until all rounds are over. */
  const forms = (count: number) =>
    withServices(async (services) => {
      const phones = await phonesWithCodes(services, { count, now: Date.now() + CODES_LAST_MS });
      return phones.map((phone, at) =>
        visitOf(phone.mobile, { code: phone.code, date: dayOf(Date.now(), -10 - (at % 20)) }),
      );
    });

  async function send(service: ChildService, key: BodyKey, form: object): Promise<string | undefined> {
    const body = sealedForm(form, key);
    const answer = await service.call('booking/add', body, { 'idempotency-key': randomUUID() }).catch(() => undefined);
    if (answer === undefined || answer.code === '50300') return undefined;
    expect(answer.code).toBe('0000');
    return (answer.data as { reference: string }).reference;
  }

  async function subscribe(service: ChildService, key: BodyKey, email: string): Promise<string | undefined> {
    const answer = await service.call('subscribe/add', sealedForm({ email }, key)).catch(() => undefined);
    return answer?.code === '0000' ? email : undefined;
  }

  interface Round {
    service: ChildService;
    /** The kill comes after so many answers and so many milliseconds. */
    answers: number;
    pause: number;
  }

  /** Everybody sends at once, the service is killed among them. @returns what was acknowledged */
  async function killAmong({ service, answers, pause }: Round, visits: object[], emails: string[]): Promise<string[]> {
    const key = (await service.get('crypto/key')).data as BodyKey;
    const enough = Promise.withResolvers<void>();
    let answered = 0;
    const note = (what: string | undefined) => {
      answered += 1;
      if (answered >= answers) enough.resolve();
      return what;
    };
    const sent = [
      ...visits.map((form) => send(service, key, form)),
      ...emails.map((email) => subscribe(service, key, email)),
    ];
    const noted = sent.map((sending) => sending.then(note));
    if (answers > 0) await enough.promise;
    // oxlint-disable-next-line site/no-sleep -- the instant of the crash is drawn by chance, and none may lose a booking
    await new Promise((next) => setTimeout(next, pause));
    await service.signal('SIGKILL');
    return (await Promise.all(noted)).filter((what) => what !== undefined);
  }

  /** The traces that a booking leaves: its row, the answer kept for repetitions, the message, the used code. */
  const traces = () =>
    withServices(async ({ db, data, outbox }) => {
      const bookings = await db.selectFrom('booking').selectAll().execute();
      const keys = await db.selectFrom('idempotency').selectAll().execute();
      const slots = await db.selectFrom('visit_slot').selectAll().execute();
      const used = await db.selectFrom('verification_code').select('id').where('used_at', 'is not', null).execute();
      const messages = (await outbox.newest(5000)).filter(({ purpose }) => purpose === 'booking');
      const receipts = keys.map(({ key, sealed_answer }) =>
        bookingReceipt
          .omit({ calendarFile: true })
          .parse(
            JSON.parse(data.open(sealed_answer ?? '', { table: 'idempotency', column: 'sealed_answer', id: key })),
          ),
      );
      return {
        stored: bookings.map(({ reference }) => reference).toSorted(),
        answers: receipts.map(({ reference }) => reference).toSorted(),
        messages: messages.map((row) => /PV-\d{8}-\w{4}/.exec(outbox.read(row).text)?.[0] ?? '').toSorted(),
        used: used.length,
        visitors: bookings.reduce((sum, { visitors }) => sum + visitors, 0),
        taken: slots.reduce((sum, { capacity, remaining }) => sum + capacity - remaining, 0),
      };
    });

  /** Ends the wait for senders that were killed, and lets a service send the rest. */
  async function deliverRest(addresses: readonly string[]): Promise<void> {
    await withServices(async ({ db }) => {
      await db.updateTable('outbox').set({ due_at: new Date() }).where('state', '=', 'waiting').execute();
    });
    const service = await startChildService(env);
    await eventually(async () => {
      const arrived = new Set((await mailServer.mails()).map(({ to }) => to));
      return addresses.every((address) => arrived.has(address));
    });
    await service.signal('SIGTERM');
  }

  it(
    `is there after ${ROUNDS} kills at any moment, whole, and its messages too`,
    async () => {
      const random = seededRandom(50);
      const visits = await forms(ROUNDS * GROUPS);
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const emails = Array.from({ length: READERS }, (_, at) => `reader-${round}-${at}@example.com`);
        const service = await startChildService(env);
        // Spread over the whole round, so that few kills meet every part of it.
        const part = (round + random()) / ROUNDS;
        const moment = { answers: Math.floor(part * (GROUPS + READERS)), pause: Math.floor(random() * 20) };
        const mine = visits.slice(round * GROUPS, (round + 1) * GROUPS);
        acknowledged.push(...(await killAmong({ service, ...moment }, mine, emails)));
      }
      const promisedMail = acknowledged.filter((what) => what.includes('@'));
      const promisedVisits = acknowledged.filter((what) => !what.includes('@'));
      await deliverRest(promisedMail);
      const { stored, answers, messages, used, visitors, taken } = await traces();
      const lost = promisedVisits.filter((reference) => !stored.includes(reference));
      const half = stored.filter((reference) => !answers.includes(reference) || !messages.includes(reference));
      const mails = await mailServer.mails();
      const idsOf = (address: string) =>
        new Set(mails.filter(({ to }) => to === address).map(({ messageId }) => messageId));
      const unsent = promisedMail.filter((address) => idsOf(address).size === 0);
      const ids = new Set(mails.map(({ messageId }) => messageId));
      console.warn(
        `[figures] ${engine.kind}: ${ROUNDS} kills; ${promisedVisits.length} bookings acknowledged, ${stored.length} stored, ` +
          `lost ${lost.length}, half ${half.length}; ${promisedMail.length} mails promised, undelivered ${unsent.length}, ` +
          `${mails.length} deliveries with ${ids.size} Message-IDs to ${new Set(mails.map(({ to }) => to)).size} addresses`,
      );
      expect({ lost, half, unsent }).toEqual({ lost: [], half: [], unsent: [] });
      expect({ answers, messages, used, taken }).toEqual({
        answers: stored,
        messages: stored,
        used: stored.length,
        taken: visitors,
      });
      for (const address of new Set(mails.map(({ to }) => to))) expect(idsOf(address).size).toBe(1);
      expect(ids.size).toBe(new Set(mails.map(({ to }) => to)).size);
      expect(promisedVisits.length).toBeGreaterThan(ROUNDS);
    },
    SLOW,
  );
});
