import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import type { BundlePlan } from './bundle-plan.service.ts';
import { zipOf, zipSize } from './zip-file.adapter.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-zip-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const words = { cn: '车', en: 'Car' };
const file = path.join(folder, 'film.mp4');
fs.writeFileSync(file, 'a short film');

function planFor(text: string): BundlePlan {
  const sha256 = createHash('sha256').update(text).digest('hex');
  const item = { date: '2026-11-20', title: words, credit: words } as BundlePlan['files'][number]['item'];
  const source = { name: 'film.mp4', path: file, size: text.length, sha256 };
  const files = [{ name: 'film.mp4', entry: 'film.mp4', item, caption: words, source, pixels: null }];
  return { key: 'key', files, group: words, day: '2026-11-20', fileName: 'film.zip' };
}

it('a ZIP file has the same bytes in every time zone', () => {
  const script = `
    import { buffer } from 'node:stream/consumers';
    import { zipOf } from ${JSON.stringify(path.join(import.meta.dirname, 'zip-file.adapter.ts'))};
    process.stdout.write(await buffer(zipOf(JSON.parse(process.argv[1]))));`;
  const madeIn = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(planFor('a short film'))], {
      env: { TZ },
    });
  const zip = madeIn('Asia/Shanghai');
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) expect(madeIn(zone).equals(zip)).toBe(true);
});

it('a ZIP file is not finished when a file is no longer what it was chosen for', async () => {
  await expect(buffer(zipOf(planFor('another film')))).rejects.toThrow('a file changed while it was packed');
});

it('the size of a ZIP file is known to the byte before it is made', async () => {
  const plan = planFor('a short film');
  expect(zipSize(plan)).toBe((await buffer(zipOf(plan))).length);
});
