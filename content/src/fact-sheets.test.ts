import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandSubjects } from '../build/brand-sheets.ts';
import { MEDIA_ROOT, readPackFile } from './read-pack.ts';

const subjects = readPackFile('media-subjects.json');
const [newest] = readPackFile('key-figures.json');

it('the group, every brand and every vehicle have a fact sheet, whose files are as large as it says', () => {
  for (const { id, kind, sheet } of subjects) {
    expect([id, sheet !== undefined]).toEqual([id, ['vehicle', 'brand', 'group'].includes(kind)]);
    for (const { url, size } of sheet ? [sheet.cn, sheet.en] : [])
      expect([url, statSync(new URL(url.replace('/cn/media-files/', ''), MEDIA_ROOT)).size]).toEqual([url, size]);
  }
});

it('the fact sheet of the group has the sales of the newest annual report', () => {
  const group = subjects.find(({ kind }) => kind === 'group');
  const values = group?.facts.map(({ value }) => value.en) ?? [];
  expect(values).toContain(`${newest?.sales.toLocaleString('en')} vehicles`);
});

it('the fact sheet of each brand says what the figures of its vehicles and the list of dealers say', () => {
  const listed = subjects.filter(({ kind }) => kind !== 'brand');
  const sheets = subjects.filter(({ kind }) => kind === 'brand').map(({ sheet: _files, ...subject }) => subject);
  expect(sheets).toEqual(brandSubjects(listed));
  expect(sheets.map(({ id }) => id)).toEqual(readPackFile('brands.json').map(({ id }) => id));
  const yaoxing = new Map(
    sheets.find(({ id }) => id === 'yaoxing')?.facts.map(({ name, value }) => [name.en, value.en]),
  );
  expect(yaoxing.get('Longest electric range')).toBe('812 km (Yaoxing V6)');
  expect(yaoxing.get('Dealers')).toBe('2,750 in 31 provinces');
});
