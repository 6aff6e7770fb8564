import { mailFormPath, withMailLink } from 'shared/contract/site/subscription';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const HOUR_MS = 3_600_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

contractSuite('the newsletter', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024', SITE_ORIGIN: 'https://site.example' };
    service = await startService({ now: () => now, env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    for (const table of ['outbox', 'subscriber', 'send_limit'] as const) await service.db.deleteFrom(table).execute();
  });

  const add = (email: string) => service.call('subscribe/add', { email }, 2);
  const confirm = async (token: string) => (await service.call('subscribe/confirm', { token }, 2)).body;
  const cancel = async (token: string) => (await service.call('subscribe/cancel', { token }, 2)).body;
  const mails = async () => {
    const { outbox } = service.app.services;
    const rows = await outbox.newest(100);
    return rows.map((row) => outbox.read(row));
  };
  const mailAbout = async (word: string) => (await mails()).find(({ subject }) => subject?.includes(word));
  const linkIn = (text = '') => new URL(/https:\S+/.exec(text)?.[0] ?? 'https://none.example');
  const tokenOf = (text?: string) => linkIn(text).searchParams.get('token') ?? '';
  const stateOf = async () =>
    (await service.db.selectFrom('subscriber').select('state').execute()).map(({ state }) => state);
  /** Subscribes for good. @returns the text of the welcome mail */
  const subscribe = async (email: string) => {
    await add(email);
    await confirm(tokenOf((await mailAbout('confirm'))?.text));
    return mailAbout('are subscribed');
  };
  const http = async (method: 'GET' | 'POST', url: URL, payload?: string) => {
    const options = { method, url: url.pathname + url.search, headers: payload === undefined ? {} : FORM };
    return service.app.server.inject({ ...options, ...(payload === undefined ? {} : { payload }) });
  };

  it('begins with a mail to the owner of the address and a confirmed link', async () => {
    expect((await add('Reader@Example.com')).body.data).toEqual({ state: 'checkMail' });
    const mail = await mailAbout('confirm');
    expect(mail?.to).toBe('Reader@Example.com');
    expect(linkIn(mail?.text).href).toMatch(/^https:\/\/site\.example\/cn\/api\/subscribe\/confirm\?token=/);
    expect(await stateOf()).toEqual(['pending']);
    const token = tokenOf(mail?.text);
    for (const _again of [1, 2]) expect(await confirm(token)).toMatchObject({ data: { state: 'active' } });
    const [row] = await service.db.selectFrom('subscriber').selectAll().execute();
    expect(row).toMatchObject({ state: 'active', consent_text: '2026-11', consent_at: new Date(NOON) });
    expect((await mails()).length).toBe(2);
  });

  it('answers alike for an address that is new, waiting or subscribed', async () => {
    await subscribe('active@example.com');
    await add('waiting@example.com');
    const answers = await Promise.all(['new@example.com', 'waiting@example.com', 'active@example.com'].map(add));
    const bodies = answers.map(({ status, body }) => JSON.stringify({ status, body }));
    expect(new Set(bodies).size).toBe(1);
    expect((await mails()).length).toBe(6);
  });

  it('writes to one address at most three times a day, and tells nobody', async () => {
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push((await add('reader@example.com')).body);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await mails()).toHaveLength(3);
  });

  it('asks a visitor who subscribes 20 addresses in an hour to wait', async () => {
    for (let number = 0; number < 20; number += 1) await add(`reader-${number}@example.com`);
    expect((await add('one-more@example.com')).body).toMatchObject({ code: '42901', data: { wait: 3600 } });
  });

  it.each(['', 'nobody', 'a@b', `${'a'.repeat(250)}@example.com`])('does not take %j for an address', async (email) => {
    expect((await add(email)).body).toMatchObject({ code: '40022', data: [{ field: 'email' }] });
  });

  it('does not take a link that is over, overtaken, changed or for something else', async () => {
    await add('reader@example.com');
    const first = tokenOf((await mailAbout('confirm'))?.text);
    expect((await confirm(`${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`)).code).toBe('40006');
    expect((await cancel(first)).code).toBe('40006');
    now += 1;
    await add('reader@example.com');
    expect((await confirm(first)).code).toBe('40006');
    const second = tokenOf((await mailAbout('confirm'))?.text);
    now += 48 * HOUR_MS;
    expect((await confirm(second)).code).toBe('40006');
    expect(await stateOf()).toEqual(['pending']);
  });

  it('ends for good, however often it is ended, and an older link does not bring it back', async () => {
    await add('reader@example.com');
    const confirmation = tokenOf((await mailAbout('confirm'))?.text);
    await confirm(confirmation);
    const token = tokenOf((await mailAbout('are subscribed'))?.text);
    now += 400 * 24 * HOUR_MS;
    for (const _again of [1, 2]) expect(await cancel(token)).toMatchObject({ data: { state: 'unsubscribed' } });
    now -= 400 * 24 * HOUR_MS;
    expect((await confirm(confirmation)).code).toBe('40006');
    await service.db.deleteFrom('subscriber').execute();
    expect((await cancel(token)).code).toBe('0000');
  });

  it('leads from a link that is opened to a page that asks, and changes nothing', async () => {
    const link = linkIn((await subscribe('reader@example.com'))?.text);
    const token = link.searchParams.get('token') ?? '';
    for (const lang of ['cn', 'en']) {
      link.searchParams.set('lang', lang);
      const { statusCode, headers } = await http('GET', link);
      expect({ statusCode, to: headers.location }).toEqual({
        statusCode: 303,
        to: `/cn/${lang}/successSub?type=cancel&token=${token}`,
      });
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    }
    expect(await stateOf()).toEqual(['active']);
    link.searchParams.set('token', 'x'.repeat(30));
    expect((await http('GET', link)).headers.location).toBe('/cn/en/failSub');
    link.pathname = link.pathname.replace('cancel', 'confirm');
    expect((await http('GET', link)).headers.location).toBe('/cn/en/failSub?type=confirm');
  });

  it('ends by the button of that page, which goes on to the page that tells so', async () => {
    const token = tokenOf((await subscribe('reader@example.com'))?.text);
    const form = (signed: string) =>
      new URL(withMailLink(mailFormPath('cancel'), { token: signed, lang: 'en' }), 'https://site.example');
    const answer = await http('POST', form(token), 'from=page');
    expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({
      status: 303,
      to: '/cn/en/successSub',
    });
    expect(await stateOf()).toEqual(['unsubscribed']);
    expect((await http('POST', form('x'.repeat(30)), 'from=page')).headers.location).toBe('/cn/en/failSub');
  });

  it('ends by the one click of a mail program (RFC 8058), without a redirect', async () => {
    const { headers } = (await subscribe('reader@example.com')) ?? {};
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    for (const _again of [1, 2]) expect((await http('POST', url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await stateOf()).toEqual(['unsubscribed']);
    url.searchParams.set('token', 'x'.repeat(30));
    expect((await http('POST', url, 'List-Unsubscribe=One-Click')).statusCode).toBe(400);
  });

  it('keeps no address readable in the database', async () => {
    await subscribe('canary-reader@example.com');
    const tables = ['subscriber', 'outbox', 'send_limit'] as const;
    const rows = await Promise.all(tables.map((table) => service.db.selectFrom(table).selectAll().execute()));
    expect(rows.every((found) => found.length > 0)).toBe(true);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('canary');
  });
});
