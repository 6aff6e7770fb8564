import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { readPage } from '../../fixtures/html.ts';

const STOCK = '/cn/en/invest/stock';
const RELEASE = { version: '9.0.1', code: '' };

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('a store that somebody wrote into is refused, and visitors notice nothing', async ({ site, request }) => {
  const release = await publishWithCode(site, await site.promoted('mf-invest'), RELEASE);
  const pointer = path.join(site.dataDir, 'current');
  const first = await readFile(pointer, 'utf8');
  const signature = path.join(site.dataDir, `signatures/mf-invest/${RELEASE.version}.json`);
  const signed = await readFile(signature, 'utf8');

  await rm(signature);
  const unsigned = await site.delivery('promote', release);
  expect([unsigned.code, unsigned.output]).toEqual([1, expect.stringContaining(`${release}: it is not signed`)]);

  await writeFile(signature, signed);
  await site.move('promote', release);
  await site.move('rollback', 'mf-invest');
  await site.move('promote', release);
  const serving = await readFile(pointer, 'utf8');

  await writeFile(pointer, first);
  await site.web.until(() => site.web.output().includes('an older set is replayed'), 20_000);
  expect((await readPage(request, STOCK)).headings).toEqual(['Share price']);
  expect((await site.promoted('mf-invest')).version, 'what the pointer says').not.toBe(RELEASE.version);

  await writeFile(pointer, serving);
  const verified = await site.delivery('history', 'verify');
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('the chain holds')]);
});

test('a web process that starts on a replayed pointer serves the last set that was signed', async ({
  site,
  request,
}) => {
  const pointer = path.join(site.dataDir, 'current');
  const serving = await readFile(pointer, 'utf8');
  await writeFile(pointer, `${serving.split('\n')[0]}\n`);
  await site.restartWeb();
  expect(site.web.output()).toContain('it is not signed');
  expect((await readPage(request, STOCK)).headings).toEqual(['Share price']);
  await writeFile(pointer, serving);
});
