import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, StartError } from './config.ts';
import { TABLES, withTable } from './settings-tables.ts';

const ROOT = '/srv/site';

describe('the settings of npm start', () => {
  it('need nothing to be set', () => {
    expect(readConfig({}, ROOT)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/site/.data',
      databaseUrl: undefined,
      siteOrigin: 'http://127.0.0.1:8080',
      logLevel: 'warn',
    });
  });

  it('take an empty value for an absent one', () => {
    expect(readConfig({ PORT: '', SITE_ORIGIN: '', LOG_LEVEL: '' }, ROOT)).toEqual(readConfig({}, ROOT));
  });

  it.each([
    ['::', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
  ])('open the site for a browser where it listens on %s', (HOST, siteOrigin) => {
    expect(readConfig({ HOST }, ROOT)).toMatchObject({ host: HOST, siteOrigin });
  });

  it('are all named when they are wrong, for the person at the keyboard', () => {
    const read = () => readConfig({ PORT: '99999', LOG_LEVEL: 'loud' }, ROOT);
    expect(read).toThrow(StartError);
    expect(read).toThrow(/ {2}PORT: must be .*\n {2}LOG_LEVEL: must be /);
  });
});

describe('the tables of settings', () => {
  const collapsed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

  it.each(TABLES)('in $file show what $name reads: else run `pnpm settings:write`', ({ file, name, keys }) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(collapsed(text)).toBe(collapsed(withTable(text, name, keys)));
  });
});
