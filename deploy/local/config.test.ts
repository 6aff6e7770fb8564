import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { originOf, readConfig, SETTINGS, StartError } from './config.ts';

const ROOT = '/srv/site';

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env, ROOT);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  return '';
}

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
    expect(readConfig({ PORT: '', SITE_ORIGIN: '' }, ROOT).siteOrigin).toBe('http://127.0.0.1:8080');
  });

  it('name every wrong key at once, with its rule', () => {
    const message = messageOf({ PORT: '99999', LOG_LEVEL: 'loud', SITE_ORIGIN: 'www.example.com/cn' });
    expect(message).toContain('PORT must be a whole number from 1 to 65535 (now "99999")');
    expect(message).toContain('LOG_LEVEL must be error, warn, info, debug or silent (now "loud")');
    expect(message).toContain('SITE_ORIGIN must be an origin such as https://www.example.com, without a path');
  });

  it('do not print a wrong database address, which may hold a password', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://site:secret@host/db' });
    expect(message).toContain('DATABASE_URL must be postgres://');
    expect(message).not.toContain('secret');
  });

  it('stand in the README, all of them', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const key of Object.keys(SETTINGS)) expect(readme).toContain(`\`${key}\``);
  });
});

describe('the address that a person opens', () => {
  it('is one that a browser can reach', () => {
    expect(originOf('0.0.0.0', 80)).toBe('http://localhost:80');
    expect(originOf('::1', 8080)).toBe('http://[::1]:8080');
  });
});
