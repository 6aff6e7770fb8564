import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from './files/digest.ts';
import { constellationId, openStore } from './store.ts';
import { publishFixture, writeBuiltRelease } from './testing/fixture-release.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const INVEST = { app: 'mf-invest', version: '1.0.0' };

async function publishedInvest() {
  const folder = await temporaryFolder();
  const store = openStore(join(folder, 'data'));
  const integrity = await publishFixture(store, folder, INVEST);
  const at = (path: string) => join(store.releaseFolder(INVEST.app, INVEST.version), path);
  const verify = () => openStore(store.dataDir).verifyRelease(INVEST.app, INVEST.version, integrity);
  return { folder, store, integrity, at, verify };
}

async function builtInvest() {
  const folder = await temporaryFolder();
  const built = join(folder, 'dist');
  await writeBuiltRelease(built, INVEST);
  const store = openStore(join(folder, 'data'));
  const publish = () => store.write('publish', (writer) => writer.publish(INVEST, built));
  return { built, store, publish };
}

describe('a published release', () => {
  test('is whole and carries compressed forms of its client files', async () => {
    const { at, verify } = await publishedInvest();
    expect((await verify()).app).toBe('mf-invest');
    const script = await readFile(at('client/js/entry.js'));
    expect(brotliDecompressSync(await readFile(at('client/js/entry.js.br')))).toEqual(script);
    expect(gunzipSync(await readFile(at('client/js/entry.js.gz')))).toEqual(script);
    expect(await readdir(at('server'))).toEqual(['section.cjs']);
  });

  test('stays as it is when the same bytes are published again', async () => {
    const { publish } = await builtInvest();
    expect((await publish()).isNew).toBe(true);
    expect((await publish()).isNew).toBe(false);
  });

  test('cannot be replaced by other bytes', async () => {
    const { folder, store, verify } = await publishedInvest();
    const other = { ...INVEST, files: { 'server/section.cjs': 'exports.app = "other";' } };
    await expect(publishFixture(store, folder, other)).rejects.toThrow(/other bytes.*server\/section\.cjs/);
    expect((await verify()).version).toBe('1.0.0');
  });

  test.for([
    ['one byte of a script is flipped', 'client/js/entry.js', /client\/js\/entry\.js does not have the bytes/],
    ['one byte of server code is added', 'server/section.cjs', /server\/section\.cjs does not have the bytes/],
    ['release.json has one more byte', 'release.json', /not have the bytes that the constellation pins/],
    ['the brotli form holds something else', 'client/js/entry.js.br', /entry\.js\.br (?:does not|cannot)/],
    ['the gzip form holds something else', 'client/css/page.css.gz', /page\.css\.gz (?:does not|cannot)/],
  ] as const)('is refused when %s', async ([, path, message]) => {
    const { at, verify } = await publishedInvest();
    const bytes = await readFile(at(path));
    const place = Math.floor(bytes.byteLength / 2);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(
      at(path),
      path === 'release.json' || path === 'server/section.cjs' ? `${await readFile(at(path), 'utf8')} ` : bytes,
    );
    await expect(verify()).rejects.toThrow(message);
  });

  test('is refused when a compressed form unpacks well, but to other code', async () => {
    const { at, verify } = await publishedInvest();
    await writeFile(at('client/js/entry.js.br'), brotliCompressSync('alert(1)'));
    await expect(verify()).rejects.toThrow('client/js/entry.js.br does not unpack to client/js/entry.js');
  });

  test('is refused when a file is missing', async () => {
    const { at, verify } = await publishedInvest();
    await rm(at('client/css/page.css'));
    await expect(verify()).rejects.toThrow('mf-invest@1.0.0: client/css/page.css is missing');
  });

  test('is refused when a file lies there that nobody listed', async () => {
    const { at, verify } = await publishedInvest();
    await writeFile(at('server/extra.cjs'), 'process.exit()');
    await expect(verify()).rejects.toThrow('server/extra.cjs is not listed');
  });

  test('is refused when a file became a link', async () => {
    const { at, verify } = await publishedInvest();
    await rm(at('server/section.cjs'));
    await symlink('/dev/null', at('server/section.cjs'));
    await expect(verify()).rejects.toMatchObject({ code: 'release-damaged' });
  });

  test('can be used again once it was repaired', async () => {
    const { store, integrity, at } = await publishedInvest();
    const verify = () => store.verifyRelease(INVEST.app, INVEST.version, integrity);
    const good = await readFile(at('server/section.cjs'));
    await appendFile(at('server/section.cjs'), ' ');
    await expect(verify()).rejects.toMatchObject({ code: 'release-damaged' });
    await writeFile(at('server/section.cjs'), good);
    expect((await verify()).app).toBe('mf-invest');
  });
});

describe('publishing refuses a build', () => {
  test('with a file that release.json does not list', async () => {
    const { built, publish } = await builtInvest();
    await writeFile(join(built, 'client/js/forgotten.js'), '');
    await expect(publish()).rejects.toThrow('client/js/forgotten.js is not listed');
  });

  test('whose file is missing', async () => {
    const { built, publish, store } = await builtInvest();
    await rm(join(built, 'client/js/entry.js'));
    await expect(publish()).rejects.toThrow('client/js/entry.js is missing');
    expect(await store.hasRelease('mf-invest', '1.0.0')).toBe(false);
  });

  test('whose bytes changed after it was built', async () => {
    const { built, publish } = await builtInvest();
    await appendFile(join(built, 'server/section.cjs'), ' ');
    await expect(publish()).rejects.toThrow('server/section.cjs does not have the bytes of its hash');
  });

  test.for([
    ['that is another version', { version: '2.0.0' }, /says it is mf-invest@2\.0\.0/],
    ['made for another address', { publicPath: '/cn/mf/mf-invest/0.9.0/client/' }, /publicPath/],
    [
      'whose page names a stylesheet without a hash',
      { css: { home: ['client/css/gone.css'] } },
      /client\/css\/gone\.css is used/,
    ],
    ['whose files leave its folder', { files: { 'client/../../evil.js': `sha384-${'A'.repeat(64)}` } }, /not a path/],
    ['without a contract', { contract: undefined }, /contract/],
  ] as const)('%s', async ([, change, message]) => {
    const { built, publish } = await builtInvest();
    const manifest: unknown = JSON.parse(await readFile(join(built, 'release.json'), 'utf8'));
    await writeFile(join(built, 'release.json'), JSON.stringify(Object.assign({}, manifest, change)));
    await expect(publish()).rejects.toThrow(message);
  });

  test('that weighs more than its budget, with the real number', async () => {
    const folder = await temporaryFolder();
    const heavy = { ...INVEST, manifest: { budgets: { entry: 10 } } };
    await expect(publishFixture(openStore(join(folder, 'data')), folder, heavy)).rejects.toThrow(
      /mf-invest@1\.0\.0: entry has \d+ bytes of brotli, 10 are allowed/,
    );
  });
});

describe('a half-published release', () => {
  test('is invisible, and the next publishing clears it away', async () => {
    const { store, publish } = await builtInvest();
    const left = join(store.dataDir, 'releases', '.staging', 'crashed');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'release.json'), '{}');
    expect(await store.hasRelease('mf-invest', '1.0.0')).toBe(false);
    await publish();
    expect(await readdir(join(store.dataDir, 'releases'))).toEqual(['mf-invest']);
  });

  test(
    'does not appear when the publishing process is killed, and does not block the next',
    { timeout: 30_000 },
    async () => {
      const { built, store, publish } = await builtInvest();
      const words = Array.from({ length: 60_000 }, (_, number) => `word${number * 7919}`).join(' ');
      await writeBuiltRelease(built, { ...INVEST, files: { 'client/js/big.js': words.repeat(3) } });
      const program = `
      const { openStore } = await import(${JSON.stringify(new URL('./store.ts', import.meta.url).href)});
      const store = openStore(${JSON.stringify(store.dataDir)});
      await store.write('publish', (writer) => { process.stdout.write('writing'); return writer.publish(${JSON.stringify(INVEST)}, ${JSON.stringify(built)}); });`;
      const publisher = spawn(process.execPath, ['--input-type=module', '--eval', program]);
      const ended = once(publisher, 'close');
      await once(publisher.stdout, 'data');
      publisher.kill('SIGKILL');
      await ended;
      expect(await store.hasRelease('mf-invest', '1.0.0')).toBe(false);
      expect((await publish()).isNew).toBe(true);
    },
  );
});

describe('reading the store', () => {
  test('an empty one has no pointer', async () => {
    expect(await openStore(await temporaryFolder()).readPointer()).toBeNull();
  });

  test('a pointer that is not an id is an error, not a guess', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'current'), '../../etc/passwd');
    await expect(openStore(dataDir).readPointer()).rejects.toMatchObject({ code: 'pointer-damaged' });
  });

  test('a constellation whose bytes changed is refused', async () => {
    const store = openStore(await temporaryFolder());
    const id = await store.write('save', (writer) => writer.saveConstellation({ schema: 1, contract: 1, apps: {} }));
    expect((await store.readConstellation(id)).contract).toBe(1);
    await appendFile(join(store.dataDir, 'constellations', `${id}.json`), ' ');
    await expect(store.readConstellation(id)).rejects.toMatchObject({ code: 'constellation-damaged' });
  });

  test('a constellation is kept once, and has one id whatever the order of its members', async () => {
    const store = openStore(await temporaryFolder());
    const id = await store.write('save', (writer) => writer.saveConstellation({ schema: 1, contract: 1, apps: {} }));
    expect(id).toBe(constellationId({ apps: {}, contract: 1, schema: 1 }));
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(await store.readConstellation(id)).toEqual({ schema: 1, contract: 1, apps: {} });
  });

  test.for([
    ['../../etc/hosts', 'is not an id'],
    ['0123456789abcdef0', 'is not an id'],
    ['x0123456789abcde', 'is not an id'],
    ['0123456789abcdef', 'is not in the store'],
  ] as const)('a constellation %s is missing, and the message says why', async ([id, why]) => {
    const store = openStore(await temporaryFolder());
    await expect(store.readConstellation(id)).rejects.toMatchObject({
      code: 'constellation-missing',
      message: expect.stringContaining(why) as string,
    });
  });

  test('a constellation that has its bytes but says nothing is damaged', async () => {
    const store = openStore(await temporaryFolder());
    const id = sha256Hex('{}').slice(0, 16);
    await mkdir(join(store.dataDir, 'constellations'));
    await writeFile(join(store.dataDir, 'constellations', `${id}.json`), '{}');
    await expect(store.readConstellation(id)).rejects.toMatchObject({ code: 'constellation-damaged' });
  });

  test('a release that was never published has neither files nor a name', async () => {
    const { store } = await publishedInvest();
    expect(await store.hasRelease('mf-invest', '1.0.0')).toBe(true);
    expect(await store.hasRelease('mf-invest', '9.0.0')).toBe(false);
    expect(await store.hasRelease('mf-none', '1.0.0')).toBe(false);
    await expect(store.readRelease('mf-none', '1.0.0')).rejects.toMatchObject({ code: 'release-missing' });
    expect((await store.readRelease('mf-invest', '1.0.0')).release.version).toBe('1.0.0');
  });
});
