import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { codeOn, freshMobile, textsTo, visitOf } from '../../../testing/visits.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { acceptCode, sendCode } from './code.service.ts';

const MINUTE_MS = 60_000;
const GUESSES = 1000;
const INTERNAL = { visitor: undefined, idempotencyKey: undefined };

// Spec B11.
contractSuite('verification codes', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    await service.db.deleteFrom('send_limit').execute();
  });

  const send = async (mobile: string) => (await service.call('booking/sendCode', { mobile }, 2)).body;
  const accept = (mobile: string, code: string) =>
    service.db.transaction().execute((tx) => acceptCode(tx, service.app.services, { address: mobile, code, now }));
  const add = (form: object) => service.callWith({ 'idempotency-key': randomUUID() })('booking/add', form, 2);
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

  it('are sent to a number that is known in the same way as to one that is not', async () => {
    const mobile = freshMobile();
    const [first, other] = [await send(mobile), await send(freshMobile())];
    now += 10 * MINUTE_MS;
    expect(await send(mobile)).toEqual(first);
    expect(other).toEqual(first);
    expect(first).toEqual({ code: '0000', msg: '', data: { cooldown: 60 } });
  });

  it('are sent once in 60 seconds, 3 times in 10 minutes, 10 times a day to one phone', async () => {
    const mobile = freshMobile();
    const takenAt: number[] = [];
    for (let second = 0; second < 86_400; second += 30) {
      now = NOON + second * 1000;
      const sent = await sendCode(service.app.services, { mobile, lang: 'en', request: INTERNAL }).catch(
        () => undefined,
      );
      if (sent) takenAt.push(second);
      if (takenAt.length === 10) break;
    }
    expect(takenAt).toEqual([0, 60, 120, 600, 660, 720, 1200, 1260, 1320, 1800]);
    now = NOON + 3 * 3_600_000;
    const late = sendCode(service.app.services, { mobile, lang: 'en', request: INTERNAL });
    await expect(late).rejects.toMatchObject({ message: '42901', data: { wait: 21 * 3600 } });
    now = NOON + 86_400_000;
    expect((await send(mobile)).code).toBe('0000');
  });

  /** Asks as often as it may for a day. @returns how many codes the phone got */
  async function askAllDay(mobile: string, visitors: readonly string[]): Promise<number> {
    let sent = 0;
    const end = now + 86_400_000;
    for (; now < end; now += 5 * MINUTE_MS) {
      const request = { visitor: visitors[sent % visitors.length], idempotencyKey: undefined };
      const answer = sendCode(service.app.services, { mobile, lang: 'en', request });
      sent += await answer.then(
        () => 1,
        () => 0,
      );
    }
    return sent;
  }

  it('are not used up by a stranger: the owner of the phone gets one all the same', async () => {
    const mobile = freshMobile();
    const stranger = '203.0.113.66';
    for (let sent = 0; sent < 12; sent += 1) {
      const request = { visitor: stranger, idempotencyKey: undefined };
      await sendCode(service.app.services, { mobile, lang: 'en', request }).catch(() => undefined);
      now += 10 * MINUTE_MS;
    }
    now += 5 * MINUTE_MS;
    const code = await codeOn(service, mobile);
    expect(await accept(mobile, code)).toBe(true);
  });

  it('do not flood a phone, however many strangers ask, and never stop coming', async () => {
    const strangers = Array.from({ length: 500 }, (_, at) => `203.0.113.${at}`);
    const sent = await askAllDay(freshMobile(), strangers);
    expect(sent).toBeGreaterThan(90);
    expect(sent).toBeLessThan(110);
  });

  it('hold for who asked for them while a stranger guesses', async () => {
    const mobile = freshMobile();
    const [owner, stranger] = ['198.51.100.1', '203.0.113.66'];
    const request = { visitor: owner, idempotencyKey: undefined };
    await sendCode(service.app.services, { mobile, lang: 'en', request });
    const code = /\d{6}/.exec((await textsTo(service.app.services, mobile))[0] ?? '')?.[0] ?? '';
    const tryCode = (guess: string, visitor: string) =>
      service.db
        .transaction()
        .execute((tx) => acceptCode(tx, service.app.services, { address: mobile, code: guess, now, visitor }));
    for (let guess = 0; guess < 20; guess += 1) expect(await tryCode(wrong(code), stranger)).toBe(false);
    expect(await tryCode(code, stranger), 'who has guessed enough').toBe(false);
    expect(await tryCode(code, owner)).toBe(true);
  });

  it('are sent again when the clock was put back', async () => {
    const mobile = freshMobile();
    now = NOON + 3_600_000;
    await send(mobile);
    now = NOON;
    expect((await send(mobile)).code).toBe('0000');
  });

  it('tell a visitor who asks too early when to come back', async () => {
    const mobile = freshMobile();
    await send(mobile);
    now += 20_000;
    const { status, headers, body } = await service.call('booking/sendCode', { mobile }, 2);
    expect({ status, wait: headers['retry-after'], body }).toEqual({
      status: 429,
      wait: '40',
      body: { code: '42901', msg: 'Sent too often, please try again later', data: { wait: 40 } },
    });
  });

  it('are sent to 20 phones an hour for one visitor, and to one of them when all ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(freshMobile())));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(20);
    now += 60 * MINUTE_MS;
    const mobile = freshMobile();
    const same = await Promise.all(Array.from({ length: 10 }, () => send(mobile)));
    expect(same.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it('hold for 5 minutes, for one phone, and end when a newer one is sent', async () => {
    const mobile = freshMobile();
    const older = await codeOn(service, mobile);
    now += MINUTE_MS;
    const newer = await codeOn(service, mobile);
    expect(await accept(freshMobile(), newer)).toBe(false);
    // Once in a million the two are equal; then there is nothing to tell apart.
    expect(older !== newer && (await accept(mobile, older))).toBe(false);
    now += 5 * MINUTE_MS - 1;
    expect(await accept(mobile, newer)).toBe(true);
    expect(await accept(mobile, newer)).toBe(false);
    const late = await codeOn(service, mobile);
    now += 5 * MINUTE_MS;
    expect(await accept(mobile, late)).toBe(false);
  });

  it('do not hold after five wrong guesses, not even the right one', async () => {
    const mobile = freshMobile();
    const code = await codeOn(service, mobile);
    for (let guess = 0; guess < 4; guess += 1) expect(await accept(mobile, wrong(code))).toBe(false);
    expect(await accept(mobile, code)).toBe(true);
    now += 10 * MINUTE_MS;
    const next = await codeOn(service, mobile);
    for (let guess = 0; guess < 5; guess += 1) expect(await accept(mobile, wrong(next))).toBe(false);
    expect(await accept(mobile, next)).toBe(false);
  });

  it('count a wrong guess of a booking that is refused', async () => {
    const mobile = freshMobile();
    const code = await codeOn(service, mobile);
    for (let guess = 0; guess < 5; guess += 1) {
      const form = visitOf(mobile, { code: wrong(code) });
      expect((await add(form)).body.code).toBe('40012');
    }
    const right = visitOf(mobile, { code });
    expect((await add(right)).body.code).toBe('40012');
  });

  it(`are compared at most 5 times in ${GUESSES} guesses at once`, async () => {
    const mobile = freshMobile();
    await codeOn(service, mobile);
    const { data } = service.app.services;
    let compared = 0;
    const counting = {
      data: new Proxy(data, {
        get(target, name) {
          if (name === 'isHash') compared += 1;
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      }),
    };
    const guess = (number: number) =>
      service.db
        .transaction()
        .execute((tx) => acceptCode(tx, counting, { address: mobile, code: String(number).padStart(6, '0'), now }));
    // More at once than the pool has connections would wait for one, longer than a connection is waited for.
    const AT_ONCE = 25;
    for (let first = 0; first < GUESSES; first += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guess(first + at)));
    console.warn(`[figures] ${GUESSES} parallel guesses: ${compared} compared`);
    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(5);
  }, 120_000);
});
