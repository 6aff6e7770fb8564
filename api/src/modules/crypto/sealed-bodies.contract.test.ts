import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SealedBody } from 'shared/contract/call/sealed-body';
import { contractSuite } from '../../../testing/database/engine.ts';
import { rounds } from '../../../testing/length.ts';
import { startSealedRoute, type SealedRoute } from '../../../testing/sealed-route.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';

const MINUTE = 60_000;
const REFUSED = { status: 400, code: '40010', data: null };
const PERSON = { contact: '𠮷田 😀', company: '辰'.repeat(100), mobile: '13800138000', visitors: 3 };

contractSuite('a sealed body', () => {
  let service: TestService;
  let route: SealedRoute;
  let now = NOON;

  beforeAll(async () => {
    service = await startService();
    route = await startSealedRoute({ db: service.db, env: { ...service.engine.env }, now: () => now });
  });
  afterAll(async () => {
    await route.stop();
    await service.stop();
  });

  const suffix = () => route.keys.current().open.suffix;
  /** As an attacker does who has read the suffix in the browser. */
  const resealed = (sealed: SealedBody, change: (content: Record<string, unknown>) => object): SealedBody => {
    const data = JSON.stringify(change(JSON.parse(sealed.data) as Record<string, unknown>));
    const hash = createHash('sha256')
      .update(data + suffix())
      .digest('hex');
    return { ...sealed, data, hash };
  };

  it('reaches its call as the visitor wrote it', async () => {
    const { code, data } = await route.post(route.seal(PERSON));
    expect({ code, data }).toEqual({ code: '0000', data: { ...PERSON, language: 2 } });
  });

  it('is validated like any other once it is open', async () => {
    const { status, code, data } = await route.post(route.seal({ ...PERSON, surprise: 1 }));
    expect({ status, code, data }).toEqual({
      status: 200,
      code: '40022',
      data: [{ field: 'surprise', rule: 'unknown' }],
    });
  });

  it.each(['contact', 'company', 'mobile', 'username', 'password', 'email'])(
    'is what a body with %s must be: in clear it is refused',
    async (field) => {
      const { status, code } = await route.post({ [field]: 'in clear', language: 2 });
      expect({ status, code }).toEqual({ status: 400, code: '40011' });
    },
  );

  it('is not needed where nothing is sensitive', async () => {
    expect(await route.post({ visitors: 3, language: 2 })).toMatchObject({ code: '0000', data: { visitors: 3 } });
  });

  it('may not smuggle a sensitive field in clear inside', async () => {
    const sealed = resealed(route.seal(PERSON), (content) => ({ ...content, mobile: '13800138000' }));
    expect(await route.post(sealed)).toMatchObject(REFUSED);
  });

  it('sent a hundred times at once is accepted once', async () => {
    const sealed = route.seal(PERSON);
    const answers = await Promise.all(Array.from({ length: 100 }, () => route.post(sealed)));
    const accepted = answers.filter(({ code }) => code === '0000').length;
    process.stdout.write(`replay: ${accepted} of ${answers.length} accepted\n`);
    expect(accepted).toBe(1);
    expect(answers.filter(({ code }) => code === '40010')).toHaveLength(99);
  });

  it('is accepted while the clocks differ by five minutes, not a millisecond more', async () => {
    const offs = [-6 * MINUTE, -5 * MINUTE - 1, -5 * MINUTE, 5 * MINUTE, 5 * MINUTE + 1, 6 * MINUTE];
    const codes = new Map<number, string>();
    for (const off of offs) codes.set(off, (await route.post(route.seal(PERSON, NOON + off))).code);
    const accepted = offs.filter((off) => codes.get(off) === '0000');
    const tooFar = accepted.filter((off) => Math.abs(off) > 5 * MINUTE);
    process.stdout.write(`clock off by more than five minutes, up to six: ${tooFar.length} of 4 accepted\n`);
    expect(accepted).toEqual([-5 * MINUTE, 5 * MINUTE]);
    expect(new Set(offs.filter((off) => !accepted.includes(off)).map((off) => codes.get(off)))).toEqual(
      new Set(['40010']),
    );
  });

  it('stays refused the second time until it is too old anyway, and its nonce is then forgotten', async () => {
    const sealed = route.seal(PERSON, NOON + 5 * MINUTE);
    const stored = () => service.db.selectFrom('sealed_nonce').select('nonce').execute();
    expect((await route.post(sealed)).code).toBe('0000');
    for (const later of [5, 10, 11]) {
      now = NOON + later * MINUTE;
      expect((await route.post(sealed)).code).toBe('40010');
    }
    now = NOON + 60 * MINUTE;
    await route.post(route.seal(PERSON));
    expect(await stored()).toHaveLength(1);
    now = NOON;
  });

  it('that is broken in any way gets one and the same answer', async () => {
    const sealed = route.seal(PERSON);
    const other = route.seal(PERSON, NOON - 10 * MINUTE);
    const broken: (object | string)[] = [
      { ...sealed, kid: '0'.repeat(16) },
      { ...sealed, kid: undefined },
      {
        ...sealed,
        kid: undefined,
        hash: createHash('md5')
          .update(sealed.data + suffix())
          .digest('hex'),
      },
      { ...sealed, hash: '' },
      { ...sealed, hash: sealed.hash.toUpperCase() },
      { ...sealed, data: `${sealed.data} ` },
      { ...sealed, extra: 1 },
      { kid: sealed.kid, data: sealed.data },
      { hash: 1, data: 2 },
      other,
      JSON.stringify(sealed).slice(1),
      '',
      ...['[]', '1', 'null', '{', '{"__proto__":{"ts":1}}'].map((data) =>
        resealed(sealed, () => JSON.parse(data === '{' ? '{}' : data) as object),
      ),
      resealed(sealed, (content) => ({ ...content, ts: 'now' })),
      resealed(sealed, (content) => ({ ...content, nonce: 'short' })),
      resealed(sealed, (content) => ({ ...content, mobile: 1 })),
      resealed(sealed, (content) => ({ ...content, nonce: 'A'.repeat(22), mobile: '' })),
      resealed(sealed, (content) => ({
        ...content,
        nonce: 'B'.repeat(22),
        mobile: Array(17).fill(content['mobile']).join('.'),
      })),
    ];
    const answers = await Promise.all(broken.map((payload) => route.post(payload)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject(REFUSED);
    expect((await route.post(route.seal(PERSON))).code).toBe('0000');
  });

  describe('with one bit turned', () => {
    const TURNS = rounds(500, 2500);
    const turned = (text: string, at: number): string => {
      const bytes = Buffer.from(text, 'latin1');
      const bit = (at * 7919) % (bytes.length * 8);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      return bytes.toString('latin1');
    };
    /** Turns a bit of the encrypted bytes, hashes anew and takes a nonce of its own: only the decryption can tell. */
    const turnedCipher = (sealed: SealedBody, at: number): SealedBody =>
      resealed(sealed, ({ mobile, ...content }) => ({
        ...content,
        mobile: Buffer.from(turned(Buffer.from(String(mobile), 'base64').toString('latin1'), at), 'latin1').toString(
          'base64',
        ),
        nonce: createHash('md5').update(`${at}`).digest('base64url'),
      }));
    /** The same on the characters of the text, where bits exist that mean nothing to a lenient reader. */
    const turnedText = (sealed: SealedBody, at: number): SealedBody =>
      resealed(sealed, ({ mobile, ...content }) => ({
        ...content,
        mobile: turned(String(mobile), at),
        nonce: createHash('md5').update(`text ${at}`).digest('base64url'),
      }));

    it('is never accepted, and all answers are the same', async () => {
      const sealed = route.seal({ mobile: '13800138000' });
      const kinds: Record<string, (at: number) => object> = {
        data: (at) => ({ ...sealed, data: turned(sealed.data, at) }),
        hash: (at) => ({ ...sealed, hash: turned(sealed.hash, at) }),
        'encrypted bytes': (at) => turnedCipher(sealed, at),
        'encrypted text': (at) => turnedText(sealed, at),
      };
      const answers = new Map<string, number>();
      for (const [kind, turn] of Object.entries(kinds)) {
        let accepted = 0;
        for (let at = 0; at < TURNS; at += 1) {
          const { status, code, text } = await route.post(turn(at));
          if (code === '0000') accepted += 1;
          answers.set(`${status} ${text}`, (answers.get(`${status} ${text}`) ?? 0) + 1);
        }
        process.stdout.write(`bits turned in the ${kind}: ${accepted} of ${TURNS} accepted\n`);
      }
      process.stdout.write(`different answers: ${answers.size}\n`);
      expect([...answers.values()]).toEqual([4 * TURNS]);
      expect([...answers.keys()][0]).toContain('"40010"');
      expect((await route.post(sealed)).code).toBe('0000');
    }, 120_000);
  });
});
