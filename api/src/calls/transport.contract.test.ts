import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERRORS } from 'shared/contract/call/errors';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

const MENUS = '/cn/api/menu/queryAll';
const READS = 40;
const WRITES = 5;

contractSuite('the transport of the service', () => {
  let service: TestService;

  beforeAll(async () => {
    const env = { LIMIT_READS: String(READS), LIMIT_WRITES: String(WRITES), TRUSTED_PROXIES: '10.0.0.0/8' };
    service = await startService({ env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  let visitor = 0;
  /** Every request is another visitor's, so that limits matter only where a test is about them. */
  const post = (payload: string | object, headers: Record<string, string> = {}, url = MENUS) =>
    service.app.server.inject({
      method: 'POST',
      url,
      remoteAddress: `192.0.2.${(visitor = (visitor + 1) % 250)}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  const faults: [what: string, code: keyof typeof ERRORS, send: () => ReturnType<typeof post>][] = [
    ['malformed JSON', '40000', () => post('{bad')],
    ['an empty body', '40000', () => post('')],
    ['a prototype key', '40000', () => post('{"language":1,"__proto__":{"admin":true}}')],
    ['a constructor key', '40000', () => post('{"constructor":{"prototype":{"admin":true}}}')],
    ['a body that is no object', '40022', () => post('[]')],
    ['60 KB of nested lists', '40022', () => post('['.repeat(30_000) + ']'.repeat(30_000))],
    ['more than 64 KB', '41300', () => post({ language: 1, filler: 'x'.repeat(65_536) })],
    ['text', '41500', () => post('{"language":1}', { 'content-type': 'text/plain' })],
    ['a form', '41500', () => post('language=1', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['an unknown call', '40400', () => post({ language: 1 }, {}, '/cn/api/menu/unknown')],
    ['another site', '40300', () => post({ language: 1 }, { 'sec-fetch-site': 'cross-site' })],
  ];

  it.each(faults)('answers %s with the envelope of %s', async (_what, code, send) => {
    const answer = await send();
    expect(answer.statusCode).toBe(ERRORS[code].status);
    expect(answer.json()).toMatchObject({ code, msg: ERRORS[code].message.cn });
    expect(answer.json()).toHaveProperty('data');
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('answers a broken address with the envelope', async () => {
    const answer = await service.app.server.inject({ method: 'GET', url: '/cn/api/%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: '40000' });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('takes posts of its own pages, of its own browser tab and of programs', async () => {
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await post({ language: 1 }, { 'sec-fetch-site': site })).json()).toMatchObject({ code: '0000' });
    }
  });

  it('answers a fault in English to whoever prefers it and could not say so in a body', async () => {
    const answer = await post('{bad', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(answer.json()).toMatchObject({ msg: 'The request is malformed' });
  });

  it('returns a sane request id and replaces any other', async () => {
    expect((await post({ language: 1 }, { 'x-request-id': 'a1b2c3d4-e5f6' })).headers['x-request-id']).toBe(
      'a1b2c3d4-e5f6',
    );
    const replaced = (await post({ language: 1 }, { 'x-request-id': '<script>alert(1)</script>' })).headers[
      'x-request-id'
    ];
    expect(replaced).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names neither itself nor its version', async () => {
    const { headers } = await post({ language: 1 });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(server|x-powered-by)$/)]),
    );
  });

  it('tells the content version and a tag with every read', async () => {
    const first = await post({ language: 1 });
    const again = await post({ language: 1 });
    expect(first.headers['x-content-version']).toBe('1');
    expect(first.headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await post({ language: 2 })).headers.etag).not.toBe(first.headers.etag);
  });

  it('answers a GET without its body when the caller has it already', async () => {
    const url = '/cn/api/stock/realtime?market=A&language=1';
    const { headers } = await service.app.server.inject({ url, remoteAddress: '192.0.2.251' });
    const etag = String(headers.etag);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await service.app.server.inject({ url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const other = await service.app.server.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('tells the content version and what is under embargo, and is ready', async () => {
    const version = await service.call('content/version');
    // An activity begins with the day of the clock.
    const moment = Date.parse('2026-11-21T00:00:00+08:00');
    expect(version.body).toEqual({
      code: '0000',
      msg: '',
      data: { version: 1, moment, imported: expect.any(Number) as unknown, hidden: [] },
    });
    for (const probe of ['/health/live', '/health/ready']) {
      expect((await service.app.server.inject(probe)).statusCode).toBe(200);
    }
  });

  it('is not ready and says 503 when a migration has not run', async () => {
    await service.db
      .updateTable('kysely_migration' as never)
      .set({ name: '0000-other' } as never)
      .where('name' as never, '=', '0001-content' as never)
      .execute();
    const answer = await service.app.server.inject('/health/ready');
    await service.db
      .updateTable('kysely_migration' as never)
      .set({ name: '0001-content' } as never)
      .where('name' as never, '=', '0000-other' as never)
      .execute();
    expect(answer.statusCode).toBe(503);
  });

  const many = async (count: number, send: () => ReturnType<typeof post>) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) statuses.push((await send()).statusCode);
    return statuses;
  };

  it('slows a visitor down, and says for how long', async () => {
    const from = (address: string, forwarded?: string) =>
      service.app.server.inject({
        method: 'POST',
        url: '/cn/api/article/updateHits',
        remoteAddress: address,
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        payload: { baseId: 'first-light', language: 2 },
      });
    expect(await many(WRITES, () => from('203.0.113.1'))).toEqual(Array(WRITES).fill(200));
    const refused = await from('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const wait = Number(refused.headers['retry-after']);
    expect(refused.json()).toMatchObject({ code: '42900', msg: ERRORS['42900'].message.cn, data: { wait } });
    // A header of one's own making opens nothing; another visitor behind our proxy is not affected.
    expect((await from('203.0.113.1', '198.51.100.9')).statusCode).toBe(429);
    expect((await from('10.1.2.3', '203.0.113.1')).statusCode).toBe(429);
    expect((await from('10.1.2.3', '198.51.100.9')).statusCode).toBe(200);
    expect((await from('10.1.2.3', '198.51.100.77, 203.0.113.1, 10.9.9.9')).statusCode).toBe(429);
  });

  it('does not count what our own web process asks for itself', async () => {
    const asWeb = () =>
      service.app.server.inject({ method: 'POST', url: MENUS, remoteAddress: '10.0.0.1', payload: { language: 1 } });
    expect(new Set(await many(READS + 5, asWeb))).toEqual(new Set([200]));
  });

  it('answers 503 with the envelope once it is told to stop', async () => {
    service.app.refuse();
    const answer = await post({ language: 2 });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: '50300' });
    expect((await service.app.server.inject('/health/ready')).statusCode).toBe(503);
  });
});
