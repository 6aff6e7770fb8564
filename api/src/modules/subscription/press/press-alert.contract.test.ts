import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { readersOf, unsubscribeByHeader } from '../../../../testing/mail/readers.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { eraseSubject, exportSubject } from '../../data-subject/data-subject.service.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { alertWriter } from '../alerts/alert-writer.service.ts';
import { PRESS_ALERTS } from './press-alerts.service.ts';

const DAY_MS = 86_400_000;
/** The minute in which the test's own publications are out. */
const OUT = Date.parse('2026-11-21T12:30:00+08:00');

// Spec M22, CALL-pressAlert-add, CALL-pressAlert-detail, CALL-pressAlert-change. What all lists do alike is tested with announcements.
contractSuite('the newsroom by mail', () => {
  let service: TestService;
  let now = NOON;
  const { add, alerts, mailTo, subscribe, subscribeInChinese } = readersOf(() => service, 'pressAlert/add');

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

  /** The sample pack with, at one minute, a release about a car, its fact sheet, and a speech that is Chinese only. */
  function packWithNews() {
    const pack = samplePack();
    pack.files['media-subjects.json'].find(({ id }) => id === 'car-one')?.articles.push('car-one');
    const publishTime = '2026-11-21 12:30:00';
    pack.articles['car-one'] = {
      category: 'COL-XWZX-PPDT',
      publishTime,
      cn: { title: '新车' },
      en: { title: 'A new car', summary: 'It is green.' },
    };
    pack.articles['on-stage'] = { category: 'SPC-MTZX-JHSL', publishTime, cn: { title: '台上' } };
    return pack;
  }

  const writeAlerts = () => alertWriter(service.app.services, PRESS_ALERTS)();
  const publish = () => {
    now = OUT;
    return writeAlerts();
  };
  const linksTo = async (email: string) =>
    (await alerts())
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => text.match(/(?<=site\.example\/cn\/\w\w)\/(?:news|media\/facts)\S+/g) ?? []);

  it('goes to whoever confirmed, by kind and brand, at the minute of publication, one mail for all of it, and once', async () => {
    await subscribe('all@example.com');
    await subscribe('facts@example.com', { kinds: ['facts'] });
    await subscribe('one@example.com', { kinds: ['release'], brands: ['one', 'two'] });
    await subscribe('two@example.com', { brands: ['two'] });
    await subscribe('speech@example.com', { kinds: ['speech'] });
    await subscribeInChinese('cn@example.com', { kinds: ['speech'] });
    await add('asked@example.com');
    now = OUT - 1;
    await writeAlerts();
    expect(await alerts()).toEqual([]);
    await publish();
    await Promise.all([publish(), publish()]);
    expect((await linksTo('all@example.com')).toSorted()).toEqual([
      '/media/facts/car-one',
      '/news/detail?baseid=car-one',
    ]);
    expect(await linksTo('facts@example.com')).toEqual(['/media/facts/car-one']);
    expect(await linksTo('one@example.com')).toEqual(['/news/detail?baseid=car-one']);
    expect(await linksTo('cn@example.com')).toEqual(['/news/detail?baseid=on-stage']);
    expect(await alerts()).toHaveLength(4);
    now = OUT + DAY_MS;
    await writeAlerts();
    expect(await alerts()).toHaveLength(4);
  });

  it('says what each is, leads to where it is changed, carries the headers of lists and ends by one click', async () => {
    const token = await subscribe('one@example.com', { kinds: ['release'] });
    await publish();
    const [mail] = await alerts();
    expect(mail).toMatchObject({ subject: 'Chenyue newsroom: A new car', lane: 'letter' });
    expect(mail?.text).toContain('Press release · one (English) · 2026-11-21 12:30');
    expect(mail?.text).toContain(`https://site.example/cn/en/media/alerts?token=${token}`);
    expect(mail?.headers?.['List-Id']).toBe('<press.site.example>');
    expect(await unsubscribeByHeader(service, mail?.headers?.['List-Unsubscribe'])).toBe(200);
    const { body } = await service.call('pressAlert/detail', { token }, 2);
    expect(body.data).toMatchObject({ state: 'unsubscribed' });
    expect((await service.call('pressAlert/change', { token }, 2)).body.code).toBe('40006');
  });

  it('is changed by its link alone, which opens no other list', async () => {
    const token = await subscribe('reader@example.com', { kinds: ['speech'], brands: ['one'] });
    expect((await service.call('pressAlert/detail', { token }, 2)).body.data).toEqual({
      state: 'active',
      kinds: ['speech'],
      brands: ['one'],
    });
    const change = { token, kinds: ['facts'], brands: [] };
    for (const _again of [1, 2]) expect((await service.call('pressAlert/change', change, 2)).body.code).toBe('0000');
    await publish();
    expect(await linksTo('reader@example.com')).toEqual(['/media/facts/car-one']);
    for (const call of ['alert/detail', 'jobAlert/detail'] as const)
      expect((await service.call(call, { token }, 2)).body.code).toBe('40006');
    expect((await add('a@example.com', { kinds: ['rumour'] })).body).toMatchObject({ code: '40022' });
  });

  it('answers alike for every address, and tells its owner that it has the list already', async () => {
    await subscribe('active@example.com', { kinds: ['kit'] });
    const answers = await Promise.all(['active@example.com', 'new@example.com'].map((email) => add(email)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect((await mailTo('active@example.com', 'already'))?.text).toContain('/cn/en/media/alerts?token=');
  });

  it('is told and erased with what else is held about an address, which is nowhere readable', async () => {
    await subscribe('canary@example.com', { brands: ['one'] });
    const rows = await service.db.selectFrom('subscriber').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('canary');
    const subject = { mobile: '', email: 'canary@example.com' };
    const held = await exportSubject(service.app.services, subject);
    expect(held).toMatchObject({ announcements: null, newsroom: { state: 'active', brands: ['one'] } });
    expect(await eraseSubject(service.app.services, subject)).toMatchObject({ subscriptions: 1 });
    expect(await service.db.selectFrom('subscriber').selectAll().execute()).toEqual([]);
  });
});
