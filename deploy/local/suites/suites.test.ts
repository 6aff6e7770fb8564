import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { suitesOf } from './suites.ts';

const root = join(import.meta.dirname, '../../..');
const namesOf = (folders: readonly string[], hasPostgres = true) =>
  suitesOf({ root, folders, hasPostgres }).map(({ name }) => name);

describe('npm test', () => {
  it('runs everything, and PostgreSQL where there is one', () => {
    expect(namesOf([])).toEqual([
      'build',
      'content',
      'contract-pglite',
      'contract-postgres',
      'contract-two-instances',
      'unit',
      'checks',
      'browser',
    ]);
    expect(namesOf([], false)).not.toContain('contract-postgres');
  });

  it('runs the tests and journeys of one section', () => {
    const suites = suitesOf({ root, folders: ['mf-invest/'], hasPostgres: true });
    expect(suites.map(({ name }) => name)).toEqual(['build', 'content', 'checks', 'unit', 'browser']);
    expect(suites.flatMap(({ command }) => command)).toEqual(
      expect.arrayContaining(['--folder', 'mf-invest', 'journeys/invest/|site/.* mf-invest:']),
    );
  });

  it('opens each page of one section in one language, and of all sections in both', () => {
    const inverted = ['--grep-invert', '@once-more'];
    const ofBrowser = (folders: readonly string[]) =>
      suitesOf({ root, folders, hasPostgres: true }).flatMap(({ name, command }) =>
        name === 'browser' ? command : [],
      );
    expect(ofBrowser(['mf-invest'])).toEqual(expect.arrayContaining(inverted));
    expect(ofBrowser([])).not.toContain(inverted[0]);
  });

  it('needs no browser for the service, and no database for a folder of functions', () => {
    expect(namesOf(['api/src/modules/search'])).toEqual(['checks', 'unit', 'contract-pglite']);
    expect(namesOf(['delivery'])).toEqual(['checks', 'unit']);
  });

  it('refuses a folder that is not there', () => {
    expect(() => namesOf(['mf-nothing'])).toThrow('No such folder: mf-nothing');
  });
});
