import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proofText, type CodePuzzle } from 'shared/contract/booking/code-puzzle';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { freshMobile, phonesWithCodes } from '../../../testing/visits.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const BITS = 8;
const USUAL = 4;
const MINUTE_MS = 60_000;

// Spec RULE-proof.
contractSuite('a code costs whoever asks for it', () => {
  let service: TestService;
  let now = NOON;
  let faults: string[] = [];

  beforeAll(async () => {
    const env = {
      CODE_WORK_BITS: String(BITS),
      CODES_USUAL: String(USUAL),
      LIMIT_WRITES: '100000',
      BODY_KEY_BITS: '1024',
    };
    service = await startService({ now: () => now, env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    service.app.services.codes.start((error) => void faults.push(String(error)));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    // Far from the test before: its codes and counts are over.
    now += 120 * MINUTE_MS;
    faults = [];
    await service.db.deleteFrom('send_limit').execute();
    await service.db.deleteFrom('verification_code').execute();
  });

  const puzzle = async () => (await service.call('booking/puzzle')).body.data as CodePuzzle;
  const send = async (proof: string, mobile = freshMobile()) =>
    (await service.call('booking/sendCode', { mobile, proof }, 2)).body;
  const isWorked = (proof: string, bits: number) =>
    createHash('sha256').update(proof).digest().readUInt32BE(0) >>> (32 - bits) === 0;

  async function worked(): Promise<string> {
    const { puzzle: text, bits } = await puzzle();
    let counter = 0;
    while (!isWorked(proofText(text, counter), bits)) counter += 1;
    return proofText(text, counter);
  }

  it('some work, which buys one code', async () => {
    const proof = await worked();
    expect((await send(proof)).code).toBe('0000');
    expect((await send(proof)).code, 'the same work again').toBe('40014');
  });

  it('one code, also when the same work is sent at once', async () => {
    const proof = await worked();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(proof)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it.each([
    ['no proof', ''],
    ['a proof that somebody made up', 'abc.8.AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA~1'],
  ])('nothing for %s', async (_what, proof) => {
    expect((await send(proof)).code).toBe('40014');
  });

  it('nothing for work that is ten minutes old', async () => {
    const proof = await worked();
    now += 10 * MINUTE_MS + 1;
    expect((await send(proof)).code).toBe('40014');
  });

  it('keeps the work when the phone has to wait for its next code', async () => {
    const mobile = freshMobile();
    await send(await worked(), mobile);
    const proof = await worked();
    expect((await send(proof, mobile)).code).toBe('42901');
    now += MINUTE_MS;
    expect((await send(proof, mobile)).code).toBe('0000');
  });

  it('more while more codes are asked for than usual, and the operator is told once', async () => {
    expect((await puzzle()).bits).toBe(BITS);
    await phonesWithCodes(service.app.services, { count: USUAL, now });
    now += 6000;
    const { bits, wait } = await puzzle();
    expect({ bits, wait }).toEqual({ bits: BITS + 1, wait: 0 });
    await phonesWithCodes(service.app.services, { count: USUAL * 40, now });
    now += 6000;
    expect((await puzzle()).bits).toBe(BITS + 5);
    await puzzle();
    expect(faults.map((fault) => /\d+ codes in ten minutes/.exec(fault)?.[0])).toEqual([
      `${USUAL} codes in ten minutes`,
      `${USUAL * 41} codes in ten minutes`,
    ]);
    now += 11 * MINUTE_MS;
    expect((await puzzle()).bits).toBe(BITS);
  });

  it('a wait for who cannot work, the longer the harder the work is', async () => {
    await phonesWithCodes(service.app.services, { count: USUAL * 40, now });
    now += 6000;
    const { puzzle: text, wait } = await puzzle();
    expect(wait).toBe(1);
    expect(await send(text)).toMatchObject({ code: '42901', data: { wait: 1 } });
    now += 1000;
    expect((await send(text)).code).toBe('0000');
    expect((await send(text)).code, 'once').toBe('40014');
  });

  it('at a narrow door: sixty in ten minutes for all who wait, and whoever works passes by', async () => {
    const { codes } = service.app.services;
    const pass = async () => {
      const { puzzle: text } = await codes.puzzle();
      return service.db.transaction().execute((tx) => codes.accept(tx, text));
    };
    for (let at = 0; at < 60; at += 1) await pass();
    await expect(pass()).rejects.toMatchObject({ message: '42901', data: { wait: 600 } });
    expect((await send(await worked())).code).toBe('0000');
  });
});
