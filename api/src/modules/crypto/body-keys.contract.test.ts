import { constants, createHash, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { JSEncrypt } from 'jsencrypt';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyKey } from 'shared/contract/call/sealed-message';
import { runCli, runServer } from '../../../testing/child-service.ts';
import { contractSuite } from '../../../testing/database/engine.ts';
import { startSealedRoute, type SealedRoute } from '../../../testing/sealed-route.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { newKeyPem } from './rsa-key.model.ts';

const PERSON = { contact: '王芳', mobile: '13800138000' };

contractSuite('the keys of sealed bodies', () => {
  let service: TestService;
  const routes: SealedRoute[] = [];

  beforeAll(async () => {
    service = await startService();
  });
  afterEach(async () => {
    await Promise.all(routes.splice(0).map((route) => route.stop()));
  });
  afterAll(() => service.stop());

  const dataDir = () => service.engine.env.DATA_DIR;
  const folder = (name: string) => ({ ...service.engine.env, DATA_DIR: path.join(dataDir(), name) });
  async function open(env: Record<string, string>): Promise<SealedRoute> {
    const route = await startSealedRoute({ db: service.db, env });
    routes.push(route);
    return route;
  }

  it('are given to browsers, cacheable for minutes', async () => {
    const { body, headers } = await service.call('crypto/key');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(bodyKey.parse(body.data)).toMatchObject({ exponent: '010001', bits: 2048 });
    expect(JSON.stringify(body)).not.toContain('PRIVATE');
  });

  it('are given also to a caller that asks for no toast in the address', async () => {
    expect((await service.call('crypto/key', { notip: 'true' })).body.code).toBe('0000');
    expect((await service.call('crypto/key', { notip: 'yes' })).body.code).toBe('40022');
  });

  it('are made at the first start, for the owner of the service only, and are there after the next', async () => {
    const env = folder('first');
    const [first, second] = [await open(env), await open(env)];
    expect(second.keys.current().open).toEqual(first.keys.current().open);
    const keys = path.join(env.DATA_DIR, 'keys');
    expect(fs.readdirSync(keys)).toEqual(['body-current.pem']);
    expect(fs.statSync(keys).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(keys, 'body-current.pem')).mode & 0o777).toBe(0o600);
  });

  it.each(['1024', '2048'])('of %s bits carry names, emoji and long organisations', async (BODY_KEY_BITS) => {
    const route = await open({ ...folder(`bits-${BODY_KEY_BITS}`), BODY_KEY_BITS });
    const person = { contact: '𠮷田 👩‍🔬', company: '集'.repeat(100), email: 'a@b.example' };
    expect(route.keys.current().open.bits).toBe(Number(BODY_KEY_BITS));
    expect(await route.post(route.seal(person))).toMatchObject({ code: '0000', data: person });
  });

  it('rotate while the service runs, without refusing anybody who has the old one', async () => {
    const env = folder('rotation');
    const route = await open(env);
    const old = route.keys.current().open.kid;
    const before = Array.from({ length: 5 }, () => route.seal(PERSON));
    const { code, output, faults } = await runCli(['keys', 'rotate'], { ...env, BODY_KEY_BITS: '1024' });
    expect({ code, faults }).toEqual({ code: 0, faults: '' });
    expect(output).toContain(old);
    const after = Array.from({ length: 5 }, () => route.seal(PERSON));
    expect(after[0]?.kid).not.toBe(old);
    for (const sealed of [...before, ...after]) expect((await route.post(sealed)).code).toBe('0000');
  });

  it('that are two rotations old are refused', async () => {
    const env = folder('two-rotations');
    const route = await open(env);
    const sealed = route.seal(PERSON);
    for (const _turn of [1, 2]) await runCli(['keys', 'rotate'], { ...env, BODY_KEY_BITS: '1024' });
    expect((await route.post(sealed)).code).toBe('40010');
  });

  it('may come from the environment, the same for services that share no folder', async () => {
    const [BODY_KEY, BODY_KEY_PREVIOUS] = [newKeyPem(1024), newKeyPem(1024).replaceAll('\n', String.raw`\n`)];
    const one = await open({ ...folder('one'), BODY_KEY, BODY_KEY_PREVIOUS });
    const other = await open({ ...folder('other'), BODY_KEY });
    const beforeRotation = await open({ ...folder('before'), BODY_KEY: BODY_KEY_PREVIOUS });
    expect((await one.post(other.seal(PERSON))).code).toBe('0000');
    const twice = other.seal(PERSON);
    const codes = (await Promise.all([one.post(twice), other.post(twice)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', '40010']);
    expect((await one.post(beforeRotation.seal(PERSON))).code).toBe('0000');
    expect((await other.post(beforeRotation.seal(PERSON))).code).toBe('40010');
    expect(fs.existsSync(path.join(folder('one').DATA_DIR, 'keys'))).toBe(false);
    const refusal = await runCli(['keys', 'rotate'], { ...folder('one'), BODY_KEY });
    expect(refusal).toMatchObject({ code: 1, output: '' });
    expect(refusal.faults).toContain('BODY_KEY_PREVIOUS');
  });

  it('that are unusable stop the start with the words of spec ERR-encryption', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey;
    const odd = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 3 }).privateKey;
    const pems = [weak, odd].map((key) => key.export({ type: 'pkcs8', format: 'pem' }));
    for (const BODY_KEY of ['garbage', newKeyPem(1024).slice(0, 200), ...pems]) {
      await expect(open({ ...folder('bad'), BODY_KEY })).rejects.toThrow('The private key is invalid');
    }
  });

  it('that are unusable are named to the operator, not with a stack', async () => {
    const { code, faults } = await runServer({ ...service.engine.env, DATA_DIR: dataDir(), BODY_KEY: 'garbage' });
    expect(code).toBe(1);
    expect(faults).toMatch(/^The private key is invalid: .+ Check BODY_KEY and BODY_KEY_PREVIOUS/);
    expect(faults).not.toMatch(/garbage|at file:|\n\s+at /);
  });

  describe('in the old form of gateways', () => {
    const legacy = (fields: object, suffix: string) => {
      const data = JSON.stringify({ ...fields, language: 2 });
      return {
        data,
        hash: createHash('md5')
          .update(data + suffix)
          .digest('hex'),
      };
    };
    const jsencrypted = (text: string, pem: string) => {
      const rsa = new JSEncrypt();
      rsa.setPublicKey(pem);
      return rsa.encrypt(text);
    };

    it('are refused unless they are switched on', async () => {
      const route = await open(folder('no-legacy'));
      const { publicKey, suffix } = route.keys.current().open;
      expect((await route.post(legacy({ mobile: jsencrypted('1', publicKey) }, suffix))).code).toBe('40010');
    });

    it('are understood when switched on, once each, with the surrogates that jsencrypt writes', async () => {
      const route = await open({ ...folder('legacy'), BODY_LEGACY: 'true' });
      const { publicKey, suffix } = route.keys.current().open;
      const old = legacy({ contact: jsencrypted('𠮷田😀', publicKey), mobile: jsencrypted('138', publicKey) }, suffix);
      expect(await route.post(old)).toMatchObject({ code: '0000', data: { contact: '𠮷田😀', mobile: '138' } });
      expect((await route.post(old)).code).toBe('40010');
      const padding = constants.RSA_PKCS1_PADDING;
      const email = publicEncrypt({ key: publicKey, padding }, Buffer.from('a@b.example')).toString('base64');
      expect(await route.post(legacy({ email }, suffix))).toMatchObject({
        code: '0000',
        data: { email: 'a@b.example' },
      });
      expect((await route.post(route.seal(PERSON))).code).toBe('0000');
    });

    it('have a hash too', async () => {
      const route = await open({ ...folder('legacy'), BODY_LEGACY: 'true' });
      const { publicKey } = route.keys.current().open;
      expect((await route.post(legacy({ mobile: jsencrypted('1', publicKey) }, 'guess'))).code).toBe('40010');
    });
  });
});
