import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration of the web process', () => {
  it('has a working default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', origin: 'http://127.0.0.1:8080', logLevel: 'info' });
    expect(config.apiUrl).toMatch(/^unix:.*run\/api\.sock$/);
  });

  it('lists every bad key at once, each with its rule', () => {
    const read = () => readConfig({ PORT: 'eighty', API_URL: 'ftp://x', LOG_LEVEL: 'loud', SITE_ORIGIN: 'example' });
    for (const key of ['PORT', 'API_URL', 'LOG_LEVEL', 'SITE_ORIGIN']) expect(read).toThrow(new RegExp(`${key}: .+`));
  });

  it('takes the origin without a slash at its end', () => {
    expect(readConfig({ SITE_ORIGIN: 'https://www.example.com/' }).origin).toBe('https://www.example.com');
  });

  it.each([
    ['::', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
  ])('listens on %s of IPv6', (HOST, origin) => {
    expect(readConfig({ HOST })).toMatchObject({ host: HOST, origin });
  });
});
