import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCommand } from '../commands/arguments.ts';
import { runCommand } from '../commands/run-command.ts';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { rotateKey, revokeKey } from '../trust/manage-keys.ts';
import { writeWebStatus } from '../web/web-status.ts';
import { createPreview, listPreviews, readPreview, revokePreview } from './preview.ts';

const NEXT = { app: 'mf-invest', version: '1.1.0' };
const HOUR = 3_600_000;

async function previewed() {
  const site = await promotedSite();
  const preview = await createPreview(site.store, { names: [NEXT], actor: 'Lin' });
  return { ...site, preview };
}

test('a preview names a set with the release in it, and moves nothing', async () => {
  const { store, preview, investVersion } = await previewed();
  const { apps } = await store.readConstellation(preview.constellation);
  expect(Object.values(apps).map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  expect(await investVersion()).toBe('1.0.0');
  expect((await store.readHistory()).lines).toHaveLength(1);
  expect(await readPreview(store, preview.key)).toEqual(preview);
});

test('it is over at its time, and the next one sweeps it away', async () => {
  const { store, preview } = await previewed();
  const end = Date.parse(preview.until);
  expect(end - Date.parse(preview.from)).toBe(24 * HOUR);
  expect(await readPreview(store, preview.key, end - 1)).not.toBeNull();
  expect(await readPreview(store, preview.key, end)).toBeNull();
});

test.for([
  ['yesterday', 'is not a time'],
  ['2020-01-01T00:00Z', 'ends after now, and within two weeks'],
  ['2999-01-01T00:00Z', 'ends after now, and within two weeks'],
])('it cannot end at %s', async ([until, message]) => {
  const { store } = await promotedSite();
  await expect(createPreview(store, { names: [NEXT], actor: 'Lin', until })).rejects.toThrow(message);
});

test('whoever has not its key, or changed a byte of it, sees nothing', async () => {
  const { store, preview } = await previewed();
  for (const key of ['', '../current', preview.key.slice(1), 'f'.repeat(32)])
    expect(await readPreview(store, key)).toBeNull();
  const path = join(store.dataDir, 'previews', `${preview.key}.json`);
  const signed = JSON.parse(await readFile(path, 'utf8')) as { payload: string };
  const later = Buffer.from(signed.payload, 'base64').toString().replace(preview.until, '2999-01-01T00:00:00.000Z');
  await writeFile(path, JSON.stringify({ ...signed, payload: Buffer.from(later).toString('base64') }));
  expect(await readPreview(store, preview.key)).toBeNull();
});

test('it cannot be had at another address than its own', async () => {
  const { store, preview } = await previewed();
  const other = '0'.repeat(32);
  const folder = join(store.dataDir, 'previews');
  await writeFile(join(folder, `${other}.json`), await readFile(join(folder, `${preview.key}.json`)));
  expect(await readPreview(store, other)).toBeNull();
});

test('it ends with the key of its team', async () => {
  const { store, preview } = await previewed();
  const { keys } = JSON.parse(await readFile(join(store.dataDir, 'signing/trust.json'), 'utf8')) as {
    keys: { id: string; holder: string }[];
  };
  await rotateKey(store, 'mf-invest');
  expect(await readPreview(store, preview.key)).not.toBeNull();
  const id = keys.find(({ holder }) => holder === 'mf-invest')?.id ?? '';
  await revokeKey(store, { id, reason: 'a laptop was lost' });
  expect(await readPreview(store, preview.key)).toBeNull();
});

test('it can be taken back by the first digits of its key', async () => {
  const { store, preview } = await previewed();
  await expect(revokePreview(store, 'zz')).rejects.toThrow('zz begins the key of no preview');
  await createPreview(store, { names: [NEXT], actor: 'Wu' });
  await expect(revokePreview(store, '')).rejects.toThrow('several previews');
  await revokePreview(store, preview.key.slice(0, 8));
  expect(await readPreview(store, preview.key)).toBeNull();
  expect((await listPreviews(store)).map(({ who }) => who)).toEqual(['Wu']);
});

test('what does not fit together is not shown either', async () => {
  const { store, folder } = await promotedSite();
  await publishFixture(store, folder, { app: 'mf-invest', version: '2.0.0', manifest: { contract: 2 } });
  const names = [{ app: 'mf-invest', version: '2.0.0' }];
  await expect(createPreview(store, { names, actor: 'Lin' })).rejects.toThrow('built for contract 2');
});

test('the command prints the address at the site that runs, and how to take it back', async () => {
  const { store, folder } = await promotedSite();
  await writeWebStatus(store.dataDir, { constellation: null, refused: [], origin: 'https://www.example.com' });
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const config = { root: folder, dataDir: store.dataDir, actor: 'Lin' };
    await runCommand(parseCommand(['preview', ...words]), config, (line) => lines.push(line));
    return lines.join('\n');
  };
  const text = await run('mf-invest@1.1.0');
  const [, key = ''] = /^https:\/\/www\.example\.com\/cn\/preview\/([0-9a-f]{32})\n/.exec(text) ?? [];
  expect(text).toContain('shows the site with mf-invest@1.1.0 until 20');
  expect(await run('list')).toMatch(new RegExp(`^key .*\n${key.slice(0, 8)} .* Lin +mf-invest@1.1.0`));
  expect(await run('revoke', key.slice(0, 8))).toContain('is taken back');
  expect(await run('list')).toBe('no preview is shown');
});
