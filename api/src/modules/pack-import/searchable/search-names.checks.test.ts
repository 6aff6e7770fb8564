import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePack, writePack, type SamplePack } from '../../../../testing/sample-pack.ts';
import { readPack } from '../pack.reader.ts';
import { searchNameFaults } from './search-names.checks.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-names-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('finds names of addresses that the pack does not have', () => {
  const pack: SamplePack = samplePack();
  const lines = { cn: ['别名'], en: ['other'] };
  pack.files['search.json'].names = { '/brand?brand=one': lines, '/lost': lines };
  const read = readPack(writePack(path.join(folder, 'pack'), pack));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  expect(searchNameFaults(read.pack).map(({ path: at }) => at)).toEqual(['names./lost']);
});
