import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { linkIn, readersOf, unsubscribeByHeader } from '../../../../testing/mail/readers.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { eraseSubject, exportSubject } from '../../data-subject/data-subject.service.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { runRetention } from '../../private-data/retention.service.ts';
import { alertWriter } from '../alerts/alert-writer.service.ts';
import { ANNOUNCEMENT_ALERTS } from '../alerts/announcement-alerts.service.ts';
import { VACANCY_ALERTS } from './vacancy-alerts.service.ts';

const DAY_MS = 86_400_000;
/** The day after that on which the test's own vacancies are published. */
const TOLD = Date.parse('2026-11-23T08:00:00+08:00');

// Spec J7, CALL-jobAlert-add, CALL-jobAlert-detail, CALL-jobAlert-change: issue 19, item 2.
contractSuite('vacancies by mail', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024', SITE_ORIGIN: 'https://site.example' };
    service = await startService({ now: () => now, env });
    await importContent(service.db, writePack(service.packFolder, packOfTomorrow()), NOON);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    for (const table of ['outbox', 'subscriber', 'send_limit'] as const) await service.db.deleteFrom(table).execute();
  });

  /** Three vacancies are published tomorrow: two in Wuhan, of which one is about wind, and one for graduates. */
  function packOfTomorrow() {
    const pack = samplePack();
    const jobs = pack.files['jobs.json'];
    const first = jobs.find(({ id }) => id === 'of-tomorrow');
    if (!first) throw new Error('the sample pack has a vacancy of tomorrow');
    const titled = (title: string) => ({ cn: `${title}职位`, en: `${title} post` });
    jobs.push(
      { ...first, id: 'wind-wuhan', title: titled('Wind'), function: 'research' },
      { ...first, id: 'campus-shanghai', title: titled('Campus'), city: 'shanghai', track: 'campus' },
    );
    return pack;
  }

  const readers = readersOf(() => service, 'jobAlert/add');
  const { add, mails, mailTo, subscribe, alerts: sentAlerts } = readers;
  const writeVacancies = () => alertWriter(service.app.services, VACANCY_ALERTS)();
  const morning = async () => {
    now = TOLD;
    await writeVacancies();
    return sentAlerts();
  };
  const jobsTo = async (email: string) =>
    (await sentAlerts())
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => text.match(/(?<=talent\/job\?id=)\S+/g) ?? []);

  it('come the morning after, one mail to each whose searches find something, every vacancy once', async () => {
    await subscribe('all@example.com');
    await subscribe('wind@example.com', { searchKeyword: 'WIND', city: 'wuhan' });
    await subscribe('none@example.com', { city: 'guangzhou' });
    const two = await subscribe('two@example.com', { city: 'wuhan' });
    const searches = [{ city: 'wuhan' }, { searchKeyword: 'wind' }, { track: 'campus' }];
    expect((await service.call('jobAlert/change', { token: two, searches }, 2)).body.code).toBe('0000');
    await add('asked@example.com');
    now = TOLD - 1;
    await writeVacancies();
    expect(await sentAlerts()).toEqual([]);
    await morning();
    await morning();
    await Promise.all([morning(), morning()]);
    const everything = ['campus-shanghai', 'of-tomorrow', 'wind-wuhan'];
    expect((await jobsTo('all@example.com')).toSorted()).toEqual(everything);
    expect(await jobsTo('wind@example.com')).toEqual(['wind-wuhan']);
    expect((await jobsTo('two@example.com')).toSorted()).toEqual(everything);
    expect(await sentAlerts()).toHaveLength(3);
    now = TOLD + DAY_MS;
    await writeVacancies();
    expect(await sentAlerts()).toHaveLength(3);
  });

  it('say what the work is, lead to it and to where they are changed, and are ended by one click', async () => {
    const token = await subscribe('wind@example.com', { searchKeyword: 'wind' });
    const [mail] = await morning();
    expect(mail).toMatchObject({ subject: 'Chenyue: Wind post', lane: 'letter' });
    expect(mail?.text).toContain('https://site.example/cn/en/talent/job?id=wind-wuhan');
    expect(mail?.text).toContain('CNY 12,000–20,000 a month · until 31 December 2026');
    expect(mail?.text).toContain(`https://site.example/cn/en/talent/alerts?token=${token}`);
    expect(mail?.headers).toMatchObject({
      'List-Id': '<jobs.site.example>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await unsubscribeByHeader(service, mail?.headers?.['List-Unsubscribe'])).toBe(200);
    expect((await service.call('jobAlert/detail', { token }, 2)).body.data).toMatchObject({ state: 'unsubscribed' });
  });

  it('are written in the language that they were asked for in', async () => {
    await readers.subscribeInChinese('reader@example.com');
    const [mail] = await morning();
    expect(mail?.subject).toMatch(/^辰岳新职位：.+等3个$/);
    expect(mail?.text).toContain('2026年12月31日截止');
  });

  it('are not written to whoever confirmed later, or a day late', async () => {
    now = TOLD + 1;
    await subscribe('later@example.com');
    await writeVacancies();
    now = NOON;
    await subscribe('early@example.com');
    now = TOLD + DAY_MS;
    await writeVacancies();
    expect(await sentAlerts()).toEqual([]);
  });

  it('keep the searches of an address that asks twice before it confirms, and name them', async () => {
    await add('reader@example.com', { city: 'wuhan' });
    now += 1000;
    const token = await subscribe('reader@example.com', { searchKeyword: 'wind', function: 'research' });
    const welcome = await mailTo('reader@example.com', 'You get');
    expect(welcome?.text).toContain('Wuhan');
    expect(welcome?.text).toContain('“wind”, Research');
    const searches = [{ city: 'wuhan' }, { searchKeyword: 'wind', function: 'research' }];
    expect((await service.call('jobAlert/detail', { token }, 2)).body.data).toMatchObject({
      state: 'active',
      searches,
    });
  });

  it('are changed by nobody who only knows the address: its owner is sent a link that offers what was asked', async () => {
    const token = await subscribe('reader@example.com', { city: 'wuhan' });
    expect((await add('reader@example.com', { city: 'shanghai', searchKeyword: '电驱' })).body.data).toEqual({
      state: 'checkMail',
    });
    expect((await service.call('jobAlert/detail', { token }, 2)).body.data).toMatchObject({
      searches: [{ city: 'wuhan' }],
    });
    const offer = linkIn((await mailTo('reader@example.com', 'already'))?.text);
    expect(Object.fromEntries(offer.searchParams)).toEqual({ token, city: 'shanghai', keyword: '电驱' });
    const six = Array.from({ length: 6 }, (_, index) => ({ searchKeyword: `word ${index}` }));
    for (const searches of [[], six, [{ city: 'atlantis' }]]) {
      expect((await service.call('jobAlert/change', { token, searches }, 2)).body.code).toBe('40022');
    }
  });

  it('are another consent than announcements, whose links open nothing here', async () => {
    const token = await subscribe('reader@example.com');
    expect((await service.call('alert/detail', { token }, 2)).body.code).toBe('40006');
    now = TOLD;
    await alertWriter(service.app.services, ANNOUNCEMENT_ALERTS)();
    expect(await sentAlerts()).toEqual([]);
    await service.call('subscribe/cancel', { token }, 2);
    expect((await service.call('jobAlert/change', { token, searches: [{}] }, 2)).body.code).toBe('40006');
  });

  it('are asked for at most three times a day and address, and by a visitor for twenty an hour', async () => {
    for (let time = 0; time < 5; time += 1) await add('often@example.com');
    expect((await mails()).filter(({ to }) => to === 'often@example.com')).toHaveLength(3);
    for (let number = 0; number < 15; number += 1) await add(`reader-${number}@example.com`);
    expect((await add('one-more@example.com')).body).toMatchObject({ code: '42901' });
    expect((await add('nobody')).body).toMatchObject({ code: '40022', data: [{ field: 'email' }] });
  });

  it('leave no word of a reader readable, and are told, erased and forgotten with the rest', async () => {
    const token = await subscribe('canary@example.com', { searchKeyword: 'canary wing' });
    const tables = await Promise.all(
      (['subscriber', 'outbox', 'send_limit'] as const).map((table) =>
        service.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toContain('canary');
    const subject = { mobile: '', email: 'canary@example.com' };
    expect(await exportSubject(service.app.services, subject)).toMatchObject({
      announcements: null,
      vacancies: { state: 'active', searches: [{ searchKeyword: 'canary wing' }] },
    });
    expect(await eraseSubject(service.app.services, subject)).toMatchObject({ subscriptions: 1 });
    expect((await service.call('jobAlert/detail', { token }, 2)).body.code).toBe('40006');
    const left = await subscribe('left@example.com');
    await service.call('subscribe/cancel', { token: left }, 2);
    const days = { bookingDays: 90, applicationDays: 180 };
    expect(await runRetention(service.db, days, NOON + 31 * DAY_MS)).toMatchObject({ subscribers: 1 });
  });
});
