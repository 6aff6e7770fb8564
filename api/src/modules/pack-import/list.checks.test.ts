import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePack, writePack, type SamplePack } from '../../../testing/sample-pack.ts';
import { listFaults } from './list.checks.ts';
import { readPack } from './pack.reader.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'list-checks-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function faultsOf(change: (files: SamplePack['files']) => void): string[] {
  const pack = samplePack();
  change(pack.files);
  const read = readPack(writePack(path.join(folder, 'pack'), pack));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return listFaults(read.pack).map(({ file, path: at, rule }) => `${file} ${at}: ${rule}`);
}

it('finds nothing wrong with the lists of a good pack', () => {
  expect(faultsOf(() => {})).toEqual([]);
});

it('finds an id that stands there twice', () => {
  const faults = faultsOf((files) => (files['jobs.json'] = [...files['jobs.json'], ...files['jobs.json'].slice(0, 1)]));
  expect(faults).toEqual(['jobs.json tunnel-engineer: stands there twice']);
});

it('finds pictures and articles that the pack does not have', () => {
  const faults = faultsOf((files) => {
    files['topics.json'] = files['topics.json']
      .slice(0, 1)
      .map((topic) => ({ ...topic, articles: ['lost'], picture: 'x' }));
  });
  expect(faults).toEqual([
    'topics.json car-topic.picture: picture x is not in media.json',
    'topics.json car-topic.articles: article lost is not in the pack',
  ]);
});

it('finds announcements, reports and events of results that the pack does not have', () => {
  const faults = faultsOf((files) => {
    files['results.json'] = [
      { id: '2025-annual', announcements: { H: 'h-lost' }, reports: ['annual-2025', 'lost'], event: 'never' },
    ];
  });
  expect(faults).toEqual(
    ['h-lost', 'lost', 'never'].map((name) => `results.json 2025-annual: ${name} is not in the pack`),
  );
});

it('wants parents before their children', () => {
  const faults = faultsOf((files) => (files['categories.json'] = files['categories.json'].toReversed()));
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain('COL-XWZX must stand before it');
});

it('wants the parts of the sales to sum to the whole', () => {
  const faults = faultsOf((files) => (files['sales-by-company.json'] = files['sales-by-company.json'].slice(0, 1)));
  expect(faults).toHaveLength(98);
  expect(faults[0]).toBe('sales-by-company.json 2022-10.output: sums to 1000, sales.json says 1100');
});

it('a vacancy at a place or of a programme that nobody knows is a fault, and so is a round of none', () => {
  const faults = faultsOf((files) => {
    files['jobs.json'] = files['jobs.json']
      .slice(0, 1)
      .map((job) => ({ ...job, workplaces: ['atlantis'], programme: 'lost-round' }));
    files['programme-rounds.json'] = [{ id: 'no-round' }];
  });
  expect(faults).toEqual([
    'jobs.json tunnel-engineer.workplaces: workplace atlantis is not in workplaces.json',
    'jobs.json tunnel-engineer.programme: programme lost-round is not in programmes.json',
    'programme-rounds.json no-round: is of no programme',
  ]);
});

it('a dealer that sells a brand of nobody, or has the id of another, is a fault', () => {
  const faults = faultsOf((files) => {
    for (const { cities } of files['dealers.json']) {
      for (const { points } of cities) for (const point of points) point.id = 'the-same';
    }
    files['dealers.json'][0]?.cities[0]?.points[0]?.brands.push('lost');
  });
  expect(faults[0]).toBe('dealers.json the-same: brand lost is not in brands.json');
  expect(faults.slice(1)).toEqual(Array.from({ length: 5 }, () => 'dealers.json the-same: stands there twice'));
});
