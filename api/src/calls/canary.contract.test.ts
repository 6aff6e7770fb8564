import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from 'shared/contract/call/calls';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { runCli, startChildService, type ChildService, type Ended } from '../../testing/child-service.ts';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { jsonSchemaOf } from '../../testing/fuzz-bodies.ts';
import { freePort, missingOf, startRedis, type Program } from '../../testing/programs.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { phonesWithCodes, sealedForm, visitOf } from '../../testing/visits.ts';
import { readConfig } from '../settings/config.ts';
import { openDatabase } from '../db/client.ts';
import { bodySchema, callNames } from '../middleware/call-routes.ts';
import { dayOf } from '../model/shanghai-time.ts';
import { newCode } from '../modules/verification/code.service.ts';
import { openVisitorServices } from '../visitor-services.ts';

/** A person whom nobody else is. Whatever of hers is found anywhere has leaked. */
const PERSON = {
  contact: '金丝雀小姐',
  mobile: '13912345678',
  company: 'Kanarienvogel GmbH',
  email: 'kanarienvogel@example.com',
};
const ADDRESS = '203.0.113.213';
const CANARIES = [...Object.values(PERSON), ADDRESS, 'Kanarienbrowser'];
const SLOW = 240_000;

contractSuite('a person', () => {
  let engine: Engine;
  let env: Record<string, string>;
  let redis: Program | undefined;
  let ended: Ended;
  const answers: string[] = [];
  const found: Record<string, string> = {};

  async function withServices<T>(work: (at: ReturnType<typeof openVisitorServices>) => Promise<T>): Promise<T> {
    const config = readConfig(env);
    const database = await openDatabase(config);
    try {
      return await work(openVisitorServices(config, database.db, Date.now));
    } finally {
      await database.close();
    }
  }

  /** The newest message to this address or phone. */
  const messageTo = (to: string) =>
    withServices(async ({ outbox }) => {
      const contents = (await outbox.newest(50)).map((row) => outbox.read(row));
      return contents.find((content) => content.to === to)?.text ?? '';
    });

  const headers = () => ({
    'x-forwarded-for': ADDRESS,
    'user-agent': 'Kanarienbrowser',
    referer: `https://site.example/?email=${PERSON.email}`,
    'idempotency-key': randomUUID(),
  });

  async function ask(service: ChildService, name: string, body: object): Promise<{ code: string; data: unknown }> {
    const answer = await service.call(name, body, headers());
    answers.push(JSON.stringify(answer));
    return answer;
  }

  /** What a visitor does: a visit from its code to its end, a subscription from its mail to its end. */
  async function visit(service: ChildService, key: BodyKey): Promise<void> {
    const { mobile, email } = PERSON;
    const sealed = (form: object) => sealedForm(form, key);
    await ask(service, 'booking/sendCode', sealed({ mobile }));
    const code = /\d{6}/.exec(await messageTo(mobile))?.[0];
    const date = dayOf(Date.now(), -12);
    const booked = await ask(
      service,
      'booking/add',
      sealed(visitOf(mobile, { ...PERSON, email: undefined, code, date })),
    );
    expect(booked.code).toBe('0000');
    const { manageToken: token, reference } = booked.data as { manageToken: string; reference: string };
    found['reference'] = reference;
    await ask(service, 'booking/detail', { token, language: 2 });
    await ask(service, 'booking/reschedule', { token, date, start: '11:00', end: '12:30', language: 2 });
    await wait(service, key, date);
    await ask(service, 'booking/cancel', { token, language: 2 });
    await ask(service, 'subscribe/add', sealed({ email }));
    const link = /token=([\w.-]+)/.exec(await messageTo(email))?.[1] ?? '';
    expect((await ask(service, 'subscribe/confirm', { token: link, language: 2 })).code).toBe('0000');
    const cancel = /token=([\w.-]+)/.exec(await messageTo(email))?.[1] ?? '';
    expect((await ask(service, 'subscribe/cancel', { token: cancel, language: 2 })).code).toBe('0000');
  }

  /** She waits for a slot that another group has filled, is offered its seats when they go, and takes them. */
  async function wait(service: ChildService, key: BodyKey, date: string): Promise<void> {
    const { mobile } = PERSON;
    const { other, hers } = await withServices(async (at) => {
      const [phone] = await phonesWithCodes(at, { count: 1, now: Date.now() });
      const { code, row } = newCode(at.data, { address: mobile, now: Date.now() });
      await at.db.insertInto('verification_code').values(row).execute();
      return { other: phone, hers: code };
    });
    const times = { date, start: '14:00', end: '15:30' };
    const full = visitOf(other?.mobile ?? '', { code: other?.code, visitors: 60, ...times });
    const { data } = await ask(service, 'booking/add', sealedForm(full, key));
    const form = visitOf(mobile, { ...PERSON, email: undefined, code: hers, ...times });
    const { data: line } = await ask(service, 'waiting/join', sealedForm(form, key));
    const { token } = line as { token: string };
    await ask(service, 'waiting/detail', { token, language: 2 });
    const { manageToken } = data as { manageToken: string };
    await ask(service, 'booking/cancel', { token: manageToken, language: 2 });
    expect((await ask(service, 'waiting/accept', { token, language: 2 })).code).toBe('0000');
  }

  /** Everything of hers in every field of every call, in clear and encrypted, where it does not belong. */
  async function misuse(service: ChildService, key: BodyKey): Promise<void> {
    for (const name of callNames) {
      const fields = Object.keys(jsonSchemaOf(bodySchema(name)).properties ?? {});
      for (const value of Object.values(PERSON)) {
        const body = { ...Object.fromEntries(fields.map((field) => [field, value])), language: 2 };
        if (CALLS[name].method === 'GET') continue;
        await ask(service, name, body);
        await ask(service, name, { ...body, ...PERSON });
        await ask(service, name, sealedForm({ ...body, ...PERSON }, key));
      }
    }
    for (const value of Object.values(PERSON).map(encodeURIComponent)) {
      for (const path of [
        `stock/realtime?language=2&market=${value}`,
        `${value}/none?mobile=${value}`,
        `export/${value}`,
      ])
        answers.push(JSON.stringify(await service.get(path).catch(() => '')));
    }
  }

  beforeAll(async () => {
    engine = await startEngine({ isEmpty: true });
    redis = missingOf('redis-server') === '' ? await startRedis() : undefined;
    const port = await freePort();
    const limits = { LIMIT_READS: '100000', LIMIT_WRITES: '100000', MAX_LOOP_DELAY_MS: '0' };
    const shared: Record<string, string> = redis ? { REDIS_URL: `redis://127.0.0.1:${redis.port}` } : {};
    env = {
      ...engine.env,
      ...limits,
      ...shared,
      LOG_LEVEL: 'debug',
      MIGRATE_ON_START: 'true',
      BODY_KEY_BITS: '1024',
      METRICS_PORT: String(port),
    };
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] });
    await runCli(['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), pack)], env);
    const service = await startChildService(env);
    const key = (await service.get('crypto/key')).data as BodyKey;
    await visit(service, key);
    await misuse(service, key);
    found['metrics'] = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    found['redis'] = redis ? await dumpRedis(redis.port) : '';
    ended = await service.signal('SIGTERM');
  }, SLOW);
  afterAll(async () => {
    await redis?.stop();
    await engine.stop();
  });

  const leaksIn = (text: string) => CANARIES.filter((canary) => text.includes(canary));

  it('is not in the log, whatever she sends and to which call', () => {
    expect(ended.code).toBe(0);
    const log = ended.output + ended.faults;
    console.warn(
      `[figures] ${answers.length} requests of one person: ${log.split('\n').length} lines of log, ` +
        `canaries in it: ${leaksIn(log).length}`,
    );
    for (const name of callNames.filter((call) => CALLS[call].method === 'POST'))
      expect(ended.output).toContain(`"call":"/cn/api/${name}"`);
    expect(leaksIn(log)).toEqual([]);
  });

  it('is in no answer: no fault repeats what was typed', () => {
    expect(answers.filter((answer) => leaksIn(answer).length > 0)).toEqual([]);
  });

  it('is in no metric, and in no counter that services share', () => {
    expect(found['metrics']).toContain('booking/add');
    expect(leaksIn(found['metrics'] ?? '')).toEqual([]);
    expect(found['redis']).toContain(redis ? 'site:limit:writes:' : '');
    expect(leaksIn(found['redis'] ?? '')).toEqual([]);
  });

  it(
    'stands in no table in clear, and in no file of the database',
    async () => {
      const dump = await withServices(({ db }) => dumpTables(db));
      const folders = new Set([engine.env.DATA_DIR, engine.files ?? engine.env.DATA_DIR]);
      const files = [...folders].flatMap(filesUnder).map((file) => fs.readFileSync(file));
      const hits = CANARIES.filter((canary) => files.some((bytes) => bytes.includes(canary)));
      const megabytes = Math.round(files.reduce((sum, { length }) => sum + length, 0) / 1e6);
      console.warn(
        `[figures] ${engine.kind}: ${dump.tables} tables with ${dump.text.length} characters and ${files.length} files ` +
          `with ${megabytes} MB searched: canaries in tables ${leaksIn(dump.text).length}, in files ${hits.length}`,
      );
      // What may be read is found in both: the search can fail.
      expect(dump.text).toContain(found['reference']);
      expect(files.some((bytes) => bytes.includes(found['reference'] ?? 'none'))).toBe(true);
      expect([...leaksIn(dump.text), ...hits]).toEqual([]);
    },
    SLOW,
  );

  it(
    'is still there for those who may see her',
    async () => {
      const { output } = await runCli(['bookings', 'list'], env);
      expect(output).toContain(PERSON.contact);
      expect(await messageTo(PERSON.mobile)).toContain(found['reference']);
    },
    SLOW,
  );
});

async function dumpRedis(port: number): Promise<string> {
  const client = new Redis(port);
  const keys = await client.keys('*');
  const values = await Promise.all(keys.map((key) => client.get(key)));
  client.disconnect();
  return [...keys, ...values].join('\n');
}

async function dumpTables(db: ReturnType<typeof openVisitorServices>['db']): Promise<{ tables: number; text: string }> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db);
  const texts: string[] = [];
  for (const { name } of rows) {
    const content = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    texts.push(...content.rows.map(({ row }) => row));
  }
  return { tables: rows.length, text: texts.join('\n') };
}

function filesUnder(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
