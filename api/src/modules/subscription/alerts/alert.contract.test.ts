import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { linkIn, readersOf, unsubscribeByHeader } from '../../../../testing/mail/readers.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { eraseSubject, exportSubject } from '../../data-subject/data-subject.service.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { sendNewsletter } from '../newsletter.service.ts';
import { alertWriter } from './alert-writer.service.ts';
import { ANNOUNCEMENT_ALERTS } from './announcement-alerts.service.ts';

const MINUTE_MS = 60_000;
/** The minute in which the test's own announcements are out. */
const OUT = NOON + 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

// Spec I12, CALL-alert-add, CALL-alert-detail, CALL-alert-change.
contractSuite('announcements by mail', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024', SITE_ORIGIN: 'https://site.example' };
    service = await startService({ now: () => now, env });
    await importContent(service.db, writePack(service.packFolder, packWithNews()), NOON);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    for (const table of ['outbox', 'subscriber', 'send_limit'] as const) await service.db.deleteFrom(table).execute();
  });

  /** The sample pack with three announcements at one minute: results of both markets, and one in Chinese only. */
  function packWithNews() {
    const pack = samplePack();
    const list = pack.files['announcements.json'];
    const texts = pack.files['announcement-texts.json'];
    const [first] = list;
    const [text] = texts;
    if (!first || !text) throw new Error('the sample pack has announcements');
    const added = [
      { baseId: 'new-a', market: 'A', category: 'results' },
      { baseId: 'new-h', market: 'H', category: 'results' },
      { baseId: 'new-sales', market: 'A', category: 'sales' },
    ] as const;
    for (const one of added) {
      const title = { cn: `${one.baseId}公告`, en: `News ${one.baseId}` };
      const { cn } = first.documents;
      const isChinese = one.category === 'sales';
      const documents = isChinese && cn ? { cn } : first.documents;
      list.push({ ...first, ...one, title, documents, date: '2026-11-21', time: '12:30' });
      texts.push({ id: one.baseId, cn: text.cn, ...(isChinese ? {} : { en: text.en }) });
    }
    return pack;
  }

  const { add, alerts, mails, mailTo, subscribe } = readersOf(() => service, 'alert/add');
  const writeAlerts = () => alertWriter(service.app.services, ANNOUNCEMENT_ALERTS)();
  const publish = async () => {
    now = OUT;
    return writeAlerts();
  };
  const titlesTo = async (email: string) =>
    (await alerts()).filter(({ to }) => to === email).flatMap(({ text }) => text.match(/News \S+/g) ?? []);

  it('go to whoever confirmed, by category and market, at the minute in which they are out, and once', async () => {
    await subscribe('all@example.com');
    await subscribe('h@example.com', { markets: ['H'] });
    await subscribe('sales@example.com', { categories: ['sales'] });
    await subscribe('none@example.com', { markets: ['H'], categories: ['sales'] });
    await add('asked@example.com');
    now = OUT - 1;
    await writeAlerts();
    expect(await alerts()).toEqual([]);
    await publish();
    await publish();
    await Promise.all([publish(), publish()]);
    expect((await titlesTo('all@example.com')).toSorted()).toEqual(['News new-a', 'News new-h', 'News new-sales']);
    expect(await titlesTo('h@example.com')).toEqual(['News new-h']);
    expect(await titlesTo('sales@example.com')).toEqual(['News new-sales']);
    const chinese = (await alerts()).find(({ to }) => to === 'sales@example.com');
    expect(chinese?.text).toContain('Chinese only');
    expect(chinese?.text).toContain('https://site.example/cn/cn/invest/notice/detail?id=new-sales');
    expect((await alerts()).map(({ to }) => to).toSorted()).toEqual([
      'all@example.com',
      'h@example.com',
      'sales@example.com',
    ]);
  });

  it('lead to the announcement and to where they are changed, carry the headers of lists, and wait as letters', async () => {
    const token = await subscribe('h@example.com', { markets: ['H'] });
    await publish();
    const [mail] = await alerts();
    expect(mail?.subject).toBe('Chenyue: News new-h');
    expect(mail?.lane).toBe('letter');
    expect(mail?.text).toContain('https://site.example/cn/en/invest/notice/detail?id=new-h');
    expect(mail?.text).toContain(`https://site.example/cn/en/invest/alerts?token=${token}`);
    expect(mail?.text).toContain('H shares · Results and reports · 2026-11-21 12:30');
    expect(mail?.headers?.['List-Id']).toBe('<alerts.site.example>');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await unsubscribeByHeader(service, mail?.headers?.['List-Unsubscribe'])).toBe(200);
    expect((await service.call('alert/detail', { token }, 2)).body.data).toMatchObject({ state: 'unsubscribed' });
  });

  it('are not written to whoever confirmed after they were out, left before, or a day late', async () => {
    const left = await subscribe('left@example.com');
    await service.call('subscribe/cancel', { token: left }, 2);
    now = OUT + MINUTE_MS;
    await subscribe('later@example.com');
    await writeAlerts();
    expect(await alerts()).toEqual([]);
    now = NOON;
    await subscribe('early@example.com');
    now = OUT + DAY_MS;
    await writeAlerts();
    expect(await alerts()).toEqual([]);
  });

  it('are changed by their link: another choice counts from then on', async () => {
    const token = await subscribe('reader@example.com', { markets: ['H'], categories: ['results'] });
    expect((await service.call('alert/detail', { token }, 2)).body.data).toEqual({
      state: 'active',
      markets: ['H'],
      categories: ['results'],
    });
    const change = { token, markets: [], categories: ['sales'] };
    for (const _again of [1, 2]) expect((await service.call('alert/change', change, 2)).body.code).toBe('0000');
    await publish();
    expect(await titlesTo('reader@example.com')).toEqual(['News new-sales']);
  });

  it('are not shown or changed by a link that nobody signed, of the newsletter, or that has ended', async () => {
    const token = await subscribe('reader@example.com');
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await service.call('alert/detail', { token: other }, 2)).body.code).toBe('40006');
    await service.call('subscribe/add', { email: 'news@example.com' }, 2);
    const tokenOf = async (word: string) =>
      linkIn((await mailTo('news@example.com', word))?.text).searchParams.get('token') ?? '';
    const confirm = await tokenOf('confirm');
    await service.call('subscribe/confirm', { token: confirm }, 2);
    const news = await tokenOf('subscribed');
    expect((await service.call('alert/detail', { token: news }, 2)).body.code).toBe('40006');
    await service.call('subscribe/cancel', { token }, 2);
    expect((await service.call('alert/change', { token, markets: ['A'] }, 2)).body.code).toBe('40006');
  });

  it('are asked for like the newsletter: one answer for every address, three mails a day, twenty addresses an hour', async () => {
    await subscribe('active@example.com', { markets: ['A'] });
    const answers = await Promise.all(['active@example.com', 'new@example.com'].map((email) => add(email)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect((await mailTo('active@example.com', 'already'))?.text).toContain('/cn/en/invest/alerts?token=');
    for (let time = 0; time < 5; time += 1) await add('often@example.com');
    expect((await mails()).filter(({ to }) => to === 'often@example.com')).toHaveLength(3);
    for (let number = 0; number < 12; number += 1) await add(`reader-${number}@example.com`);
    expect((await add('one-more@example.com')).body).toMatchObject({ code: '42901' });
    expect((await add('nobody')).body).toMatchObject({ code: '40022', data: [{ field: 'email' }] });
    expect((await add('a@example.com', { categories: ['gossip'] })).body).toMatchObject({ code: '40022' });
  });

  it('are another consent than the newsletter: neither brings the other', async () => {
    await subscribe('reader@example.com');
    now = Date.parse('2026-12-05T09:00:00+08:00');
    expect(await sendNewsletter(service.app.services)).toMatchObject({ written: 0 });
    const indexes = await service.db.selectFrom('subscriber').select('email_index').execute();
    expect(indexes.map(({ email_index }) => email_index)).not.toContain(
      service.app.services.data.hash('email', 'reader@example.com'),
    );
  });

  it('end for an address that nobody has', async () => {
    const token = await subscribe('gone@example.com', { categories: ['other'] });
    const { id } = await service.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
    const content = { to: 'gone@example.com', text: 'Before.' };
    const { outbox } = service.app.services;
    await service.db
      .transaction()
      .execute((tx) => outbox.put(tx, { id: `alert-1-${id}`, channel: 'mail', purpose: 'alert', content }));
    await service.db.updateTable('outbox').set({ state: 'sent' }).where('purpose', '=', 'alert').execute();
    await outbox.receive([{ id: `alert-1-${id}`, state: 'undelivered', fault: '5.1.1' }]);
    await publish();
    expect((await service.call('alert/detail', { token }, 2)).body.data).toMatchObject({ state: 'unsubscribed' });
  });

  it('are told and erased with what else is held about an address, which is nowhere readable', async () => {
    await subscribe('canary@example.com', { markets: ['H'] });
    const tables = await Promise.all(
      (['subscriber', 'outbox', 'send_limit'] as const).map((table) =>
        service.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toContain('canary');
    const subject = { mobile: '', email: 'canary@example.com' };
    const held = await exportSubject(service.app.services, subject);
    expect(held).toMatchObject({ newsletter: null, announcements: { state: 'active', markets: ['H'] } });
    expect(await eraseSubject(service.app.services, subject)).toMatchObject({ subscriptions: 1 });
    expect(await service.db.selectFrom('subscriber').selectAll().execute()).toEqual([]);
    expect(await service.db.selectFrom('send_limit').selectAll().where('subject', 'like', 'mail:%').execute()).toEqual(
      [],
    );
  });
});
