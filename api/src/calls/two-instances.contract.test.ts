import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { runCli } from '../../testing/child-service.ts';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startTwoServices, type TwoServices } from '../../testing/instances/two-services.ts';
import { phonesWithCodes, sealedForm, visitOf } from '../../testing/visits.ts';
import { readConfig } from '../settings/config.ts';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { dayOf } from '../model/shanghai-time.ts';
import { openVisitorServices } from '../visitor-services.ts';

const CAPACITY = 30;
const [READS, WRITES] = [200, 40];
const SLOW = 120_000;

contractSuite('a production set-up', () => {
  let engine: Engine;
  let pair: TwoServices;
  let database: OpenDatabase;
  let key: BodyKey;

  beforeAll(async () => {
    engine = await startEngine();
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { capacity: CAPACITY, weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] });
    const folder = writePack(path.join(engine.env.DATA_DIR, 'pack'), pack);
    pair = await startTwoServices(engine, {
      settings: { LIMIT_READS: String(READS), LIMIT_WRITES: String(WRITES) },
      prepare: (env) => runCli(['content', 'import', folder], env),
    });
    database = await openDatabase(readConfig(pair.env));
    key = (await pair.get('crypto/key?language=2')).data as BodyKey;
  }, SLOW);
  afterAll(async () => {
    await database.close();
    await pair.stop();
    await engine.stop();
  });

  let visitors = 0;
  /** Somebody whom no other test counts. */
  const someone = () => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` });
  const menus = (headers: Record<string, string>) => pair.post('menu/queryAll', { language: 2 }, headers);
  const hit = (headers: Record<string, string>) =>
    pair.post('article/updateHits', { baseId: 'first-light', language: 2 }, headers);
  /** So many at once, until all are answered. */
  const WAVE = 50;
  async function flood<T>(count: number, send: () => Promise<T>): Promise<T[]> {
    const answers: T[] = [];
    while (answers.length < count) answers.push(...(await Promise.all(Array.from({ length: WAVE }, send))));
    return answers;
  }
  const counted = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it('share the work, the keys and the content', async () => {
    const kids = await Promise.all(Array.from({ length: 10 }, () => pair.get('crypto/key?language=2')));
    expect(new Set(kids.map(({ data }) => (data as BodyKey).kid))).toEqual(new Set([key.kid]));
    expect(counted(await Promise.all(Array.from({ length: 20 }, () => menus(someone()))), 200)).toBe(20);
  });

  it('hold the limits of a visitor together', async () => {
    const visitor = someone();
    const writes = await flood(200, () => hit(visitor));
    const reads = await flood(600, () => menus(visitor));
    console.warn(
      `[figures] two services behind nginx: ${counted(writes, 200)} of ${writes.length} writes allowed (limit ${WRITES}), ` +
        `${counted(reads, 200)} of ${reads.length} reads (limit ${READS}, at most ${(2 * READS) / 20} more)`,
    );
    expect([counted(writes, 200), counted(writes, 429)]).toEqual([WRITES, 200 - WRITES]);
    expect(counted(reads, 200)).toBeGreaterThanOrEqual(READS);
    expect(counted(reads, 200)).toBeLessThanOrEqual(READS + (2 * READS) / 20);
    // What a visitor writes into the header comes before what nginx adds, and is believed by nobody.
    const forged = { 'x-forwarded-for': `192.0.2.1, ${visitor['x-forwarded-for']}` };
    expect((await hit(forged)).status).toBe(429);
  });

  it('accept an encrypted body once', async () => {
    const sealed = sealedForm({ email: 'reader@example.com' }, key);
    const answers = await flood(100, () => pair.post('subscribe/add', sealed));
    console.warn(`[figures] two services behind nginx: replay ${counted(answers, 200)} of 100 accepted`);
    expect([counted(answers, 200), answers.filter(({ code }) => code === '40010').length]).toEqual([1, 99]);
  });

  it('send one code at a time to a phone', async () => {
    const bodies = Array.from({ length: 20 }, () => sealedForm({ mobile: '13700137000' }, key));
    const answers = await Promise.all(bodies.map((body) => pair.post('booking/sendCode', body)));
    expect([counted(answers, 200), counted(answers, 429)]).toEqual([1, 19]);
  });

  it('never sell a seat twice', async () => {
    const services = openVisitorServices(readConfig(pair.env), database.db, Date.now);
    const phones = await phonesWithCodes(services, { count: 60, now: Date.now() });
    const date = dayOf(Date.now(), -12);
    const sent = phones.map(({ mobile, code }) => {
      const form = sealedForm(visitOf(mobile, { code, visitors: 1, date }), key);
      return pair.post('booking/add', form, { 'idempotency-key': randomUUID() });
    });
    const codes = (await Promise.all(sent)).map(({ code }) => code);
    const booked = await database.db.selectFrom('booking').select('visitors').execute();
    console.warn(`[figures] two services behind nginx: 60 groups for ${CAPACITY} seats, ${booked.length} booked`);
    expect(codes.filter((code) => code === '0000')).toHaveLength(CAPACITY);
    expect(codes.filter((code) => code === '40901')).toHaveLength(60 - CAPACITY);
    expect(booked).toHaveLength(CAPACITY);
  });

  it('answer what nginx refuses by itself with the envelope', async () => {
    const filler = (bytes: number) => JSON.stringify({ language: 2, filler: 'x'.repeat(bytes) });
    for (const bytes of [70_000, 200_000])
      expect(await pair.post('menu/queryAll', filler(bytes))).toMatchObject({ status: 413, code: '41300' });
  });

  it('go on without a fault when Redis goes away, and say so once', async () => {
    pair.redis.process.kill('SIGSTOP');
    const visitor = someone();
    const answers = await Promise.all(Array.from({ length: 3 * WRITES }, () => hit(visitor)));
    pair.redis.process.kill('SIGCONT');
    const allowed = counted(answers, 200);
    console.warn(`[figures] two services behind nginx, Redis hangs: ${allowed} of ${answers.length} writes allowed`);
    expect([allowed, counted(answers, 429)]).toEqual([WRITES, 2 * WRITES]);
  });

  it('lose no read when one of them is killed', async () => {
    const [one, other] = pair.services;
    const reads: Promise<{ status: number }>[] = [];
    for (let burst = 0; burst < 10; burst += 1) {
      reads.push(...Array.from({ length: 20 }, () => menus(someone())));
      if (burst === 4) void one.signal('SIGKILL');
      await Promise.all(reads.slice(-10));
    }
    const answers = await Promise.all(reads);
    console.warn(
      `[figures] two services behind nginx, one killed: ${counted(answers, 200)} of ${answers.length} reads answered`,
    );
    expect(counted(answers, 200)).toBe(answers.length);
    expect((await hit(someone())).status).toBe(200);
    const { output } = await other.signal('SIGTERM');
    expect(output.match(/limits are counted without this store/g)).toHaveLength(1);
    expect(output).toContain('"call":"/cn/api/menu/queryAll"');
    expect(await menus(someone())).toMatchObject({ status: 503, code: '50300' });
  });
});
