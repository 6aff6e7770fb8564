import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { mastersOfPlaces, mastersOfStills } from './master.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
const library = z.array(z.looseObject({ kind: z.string(), files: z.array(z.string()).default([]) }));

const names = library
  .parse(readJson(new URL('pack/library.json', CONTENT)))
  .flatMap(({ kind, files }) => (kind === 'pack' ? files : []));
const masters = [...mastersOfStills(names), ...mastersOfPlaces(names)];

test('every vehicle and place of a press package is there for print, as it would be made today', () => {
  const lock = z.record(z.string(), z.string()).parse(readJson(new URL('../../masters.lock.json', import.meta.url)));
  expect(masters.length).toBeGreaterThan(40);
  expect(Object.fromEntries(masters.map(({ name, recipe }) => [name, recipe]))).toEqual(lock);
  const missing = masters.filter(({ name, width }) => !existsSync(new URL(`media/${name}-${width}.jpg`, CONTENT)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('its longer side has 3840 pixels, in the shape of the picture on screens', () => {
  expect(masters.filter(({ width, height }) => Math.max(width, height) !== 3840)).toEqual([]);
  expect(masters.find(({ name }) => name === 's1-streamlines')).toMatchObject({ width: 3840, height: 1600 });
});
