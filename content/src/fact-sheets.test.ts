import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEDIA_ROOT, readPackFile } from './read-pack.ts';

const subjects = readPackFile('media-subjects.json');
const [newest] = readPackFile('key-figures.json');

it('the group and every vehicle have a fact sheet, whose files are as large as it says', () => {
  for (const { id, kind, sheet } of subjects) {
    expect([id, sheet !== undefined]).toEqual([id, kind === 'vehicle' || kind === 'group']);
    for (const { url, size } of sheet ? [sheet.cn, sheet.en] : [])
      expect([url, statSync(new URL(url.replace('/cn/media-files/', ''), MEDIA_ROOT)).size]).toEqual([url, size]);
  }
});

it('the fact sheet of the group has the sales of the newest annual report', () => {
  const group = subjects.find(({ kind }) => kind === 'group');
  const values = group?.facts.map(({ value }) => value.en) ?? [];
  expect(values).toContain(`${newest?.sales.toLocaleString('en')} vehicles`);
});
