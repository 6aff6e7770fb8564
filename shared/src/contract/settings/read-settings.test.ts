import { describe, expect, it } from 'vitest';
import { localOrigin } from './local-origin.ts';
import { SERVICE_KEYS, WEB_KEYS } from './programs.ts';
import { readSettings, SettingsError } from './read-settings.ts';

const messageOf = (env: Record<string, string>, keys: typeof WEB_KEYS | typeof SERVICE_KEYS = WEB_KEYS) => {
  try {
    readSettings<(typeof keys)[number]>(keys, env);
    return '';
  } catch (error) {
    return error instanceof SettingsError ? error.message : String(error);
  }
};

describe('the settings of a program', () => {
  it('need nothing to be set, and an empty value counts as absent', () => {
    expect(readSettings(WEB_KEYS, { PORT: '' })).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  });

  it('are all named at once when they are wrong, each with its rule and what it is now', () => {
    const message = messageOf({ PORT: '99999', LOG_LEVEL: 'loud', SITE_ORIGIN: 'www.example.com/cn' });
    expect(message).toContain('  PORT: must be a whole number from 0 to 65535 (now "99999")');
    expect(message).toContain(
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent (now "loud")',
    );
    expect(message).toContain('  SITE_ORIGIN: must be an origin such as https://www.example.com, without a path');
  });

  it('are not printed where they may hold a password', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://site:secret@host/db', SMS_SECRET: 'secret' }, SERVICE_KEYS);
    expect(message).toContain('DATABASE_URL: must be an address that begins with postgres://');
    expect(message).not.toContain('secret');
  });

  it('of other programs are none of its business', () => {
    expect(messageOf({ LIMIT_READS: 'many' })).toBe('');
  });

  it.each(['::', '::1', '0.0.0.0', 'localhost', 'fe80::1'])('take %s as a host', (HOST) => {
    expect(readSettings(WEB_KEYS, { HOST }).HOST).toBe(HOST);
  });

  it.each(['10.0.0.0/33', 'proxy', '10.0.0.1,::1/129'])('do not take %s as proxies', (TRUSTED_PROXIES) => {
    expect(messageOf({ TRUSTED_PROXIES }, SERVICE_KEYS)).toContain('TRUSTED_PROXIES: must be');
  });
});

describe('the address that a browser on this machine opens', () => {
  it.each([
    ['0.0.0.0', 'http://localhost:80'],
    ['::', 'http://localhost:80'],
    ['::1', 'http://[::1]:80'],
    ['127.0.0.1', 'http://127.0.0.1:80'],
  ])('for %s is %s', (host, address) => {
    expect(localOrigin(host, 80)).toBe(address);
    expect(URL.canParse(localOrigin(host, 80))).toBe(true);
  });
});
