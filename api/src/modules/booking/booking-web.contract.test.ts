import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingReceipt } from 'shared/contract/booking/booking';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { runCli, startChildService, type ChildService } from '../../../testing/child-service.ts';
import { contractSuite, engineKind, startEngine, type Engine } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { freshMobile, sealedForm, visitOf } from '../../../testing/visits.ts';
import { startWebProcess, type CallAnswer, type WebProcess } from '../../../testing/web-process.ts';
import { readConfig } from '../../settings/config.ts';
import { openDatabase } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { openVisitorServices } from '../../visitor-services.ts';

const GROUPS = 400;
/** Groups that send their booking a second time, at the same moment, under the same key. */
const REPEATS = GROUPS / 4;
/** Groups have one to three visitors, so not all of them find a seat. */
const CAPACITY = GROUPS * 1.5;
const SLOW = 240_000;
/** A group that is told to come back does so this often before it gives up. */
const TRIES = 50;
const PAUSE_MS = 200;

interface Group {
  mobile: string;
  key: string;
  /** Each group comes from an address of its own, so the limits per address stay as they are in production. */
  from: string;
  form: object;
}

/** The embedded engine has one back end, so its requests wait for each other anyway. */
const onPostgres = engineKind === 'postgres' ? contractSuite : describe.skip;

onPostgres('400 groups that book the same slot through the web process', () => {
  let engine: Engine;
  let env: Record<string, string>;
  let service: ChildService;
  let web: WebProcess;
  let bodyKey: BodyKey;

  beforeAll(async () => {
    engine = await startEngine();
    env = { ...engine.env, MIGRATE_ON_START: 'true' };
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { capacity: CAPACITY, weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] });
    await runCli(['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), pack)], env);
    service = await startChildService(env);
    web = await startWebProcess(
      path.join(engine.env.DATA_DIR, 'web'),
      `unix:${path.join(engine.env.DATA_DIR, 'run/api.sock')}`,
    );
    bodyKey = (await web.get('crypto/key')).data as BodyKey;
  }, SLOW);
  afterAll(async () => {
    await web.stop();
    await service.signal('SIGTERM');
    await engine.stop();
  });

  async function withDatabase<T>(work: (services: ReturnType<typeof openVisitorServices>) => Promise<T>): Promise<T> {
    const config = readConfig(env);
    const database = await openDatabase(config);
    try {
      return await work(openVisitorServices(config, database.db, Date.now));
    } finally {
      await database.close();
    }
  }

  let busy = 0;
  /** As the page does: whoever hears that the service is busy tries again with the same key, encrypted anew. */
  async function ask(name: string, form: object, { from, key }: Group): Promise<CallAnswer> {
    for (let tries = 1; ; tries++) {
      const caller = { from, headers: { 'idempotency-key': key } };
      const answer = await web.post(name, sealedForm(form, bodyKey), caller);
      if (answer.code !== '50300' || tries === TRIES) return answer;
      busy += 1;
      // oxlint-disable-next-line site/no-sleep -- people who are told that the service is busy wait before they try again
      await new Promise((next) => setTimeout(next, PAUSE_MS));
    }
  }

  /** Codes as they arrive on the phones. */
  const codesSent = () =>
    withDatabase(async ({ outbox }) => {
      const texts = (await outbox.newest(2 * GROUPS)).map((row) => outbox.read(row));
      return new Map(texts.map(({ to, text }) => [to, /\d{6}/.exec(text)?.[0] ?? '']));
    });

  const stored = (date: string) =>
    withDatabase(async ({ db }) => {
      const bookings = await db.selectFrom('booking').select(['reference', 'visitors']).execute();
      const slots = await db.selectFrom('visit_slot').select('remaining').where('date', '=', date).execute();
      return {
        references: bookings.map(({ reference }) => reference).toSorted((a, b) => a.localeCompare(b)),
        visitors: bookings.reduce((sum, { visitors }) => sum + visitors, 0),
        remaining: slots.map(({ remaining }) => remaining),
      };
    });

  const referenceIn = ({ code, data }: CallAnswer) => (code === '0000' ? (data as BookingReceipt).reference : code);

  it(
    'get what is there and no more, nothing that was promised is lost, and repetitions are answered alike',
    async () => {
      const date = dayOf(Date.now(), -12);
      const groups = Array.from({ length: GROUPS }, (_, at): Group => {
        const mobile = freshMobile();
        const from = `127.0.${1 + (at >> 7)}.${1 + (at & 127)}`;
        return { mobile, key: randomUUID(), from, form: visitOf(mobile, { date, visitors: 1 + (at % 3) }) };
      });
      await Promise.all(groups.map((group) => ask('booking/sendCode', { mobile: group.mobile }, group)));
      const codes = await codesSent();
      // Of a slow service the web process says that it is busy, although the code is on its way: asked for again it is
      // refused with 42901, and the phone has it all the same.
      expect(groups.filter(({ mobile }) => (codes.get(mobile) ?? '') === '')).toEqual([]);

      const began = performance.now();
      const book = (group: Group) => ask('booking/add', { ...group.form, code: codes.get(group.mobile) }, group);
      const answers = (await Promise.all([...groups, ...groups.slice(0, REPEATS)].map(book))).map(referenceIn);
      const seconds = (performance.now() - began) / 1000;

      const booked = [...new Set(answers.filter((answer) => answer.startsWith('PV-')))];
      const found = await stored(date);
      const oversold = Math.max(0, found.visitors - CAPACITY);
      const lost = booked.filter((reference) => !found.references.includes(reference)).length;
      const alike = answers.slice(GROUPS).filter((answer, at) => answer === answers[at]).length;
      console.warn(
        `[figures] postgres, through the web process: ${GROUPS} groups at once for ${CAPACITY} seats, ` +
          `${booked.length} booked in ${seconds.toFixed(1)} s, ${busy} asked to come back: ` +
          `oversold ${oversold}, lost ${lost}, ${alike} of ${REPEATS} repetitions answered alike`,
      );
      expect({ oversold, lost, alike }).toEqual({ oversold: 0, lost: 0, alike: REPEATS });
      expect(found.references, 'nothing was booked that nobody was told').toEqual(
        booked.toSorted((a, b) => a.localeCompare(b)),
      );
      expect(found.remaining).toEqual([CAPACITY - found.visitors]);
      expect(new Set(answers.filter((answer) => !answer.startsWith('PV-')))).toEqual(new Set(['40901']));
    },
    SLOW,
  );
});
