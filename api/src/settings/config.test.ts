import { describe, expect, it } from 'vitest';
import { SettingsError } from 'shared/contract/settings/read-settings';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have a default each, with the embedded database behind a socket in the data folder', () => {
    const config = readConfig({ DATA_DIR: '/srv/site' });
    expect(config).toMatchObject({
      dataDir: '/srv/site',
      databaseUrl: undefined,
      redisUrl: undefined,
      listen: { path: '/srv/site/run/api.sock' },
      limits: { reads: 600, writes: 60 },
      hitsFlushMs: 2000,
      migrateOnStart: true,
    });
  });

  it('treat an empty variable like an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', LIMIT_READS: '' }).limits.reads).toBe(600);
  });

  it('leave migrations of a shared PostgreSQL to a step of its own', () => {
    const DATABASE_URL = 'postgres://site@db.example/site';
    expect(readConfig({ DATABASE_URL }).migrateOnStart).toBe(false);
    expect(readConfig({ DATABASE_URL, MIGRATE_ON_START: 'true' }).migrateOnStart).toBe(true);
  });

  it.each([
    ['127.0.0.1:8081', { host: '127.0.0.1', port: 8081 }],
    ['[::1]:8081', { host: '::1', port: 8081 }],
    ['unix:/run/site/api.sock', { path: '/run/site/api.sock' }],
  ])('understand the address %s', (API_LISTEN, listen) => {
    expect(readConfig({ API_LISTEN }).listen).toEqual(listen);
  });

  it('that are wrong are all named, each with its rule', () => {
    const wrong = {
      DATA_DIR: `/${'x'.repeat(120)}`,
      DATABASE_URL: 'mysql://db',
      REDIS_URL: 'http://cache',
      API_LISTEN: '8080',
      LIMIT_READS: '0',
      TRUSTED_PROXIES: '10.0.0.0/33',
      LOG_LEVEL: 'loud',
      HITS_FLUSH_MS: 'soon',
      MIGRATE_ON_START: 'perhaps',
    };
    const read = () => readConfig(wrong);
    expect(read).toThrow(SettingsError);
    for (const key of Object.keys(wrong)) expect(read).toThrow(new RegExp(`\\n {2}${key}: \\S`));
  });

  it('do not take a port that does not exist', () => {
    expect(() => readConfig({ API_LISTEN: 'localhost:65536' })).toThrow(/API_LISTEN: must be/);
  });
});
