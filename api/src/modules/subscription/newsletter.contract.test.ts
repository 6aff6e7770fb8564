import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { monthBefore, sendNewsletter } from './newsletter.service.ts';

contractSuite('the letter of the month', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024', SITE_ORIGIN: 'https://site.example' };
    service = await startService({ now: () => now, env });
    const pack = samplePack();
    pack.articles = {
      ...pack.articles,
      'trees-planted': {
        category: 'COL-SHZR-ZRDT',
        publishTime: '2026-11-30 23:59:00',
        cn: { title: '种树', markdown: '种了。' },
        en: { title: 'Trees planted', markdown: 'They stand.' },
      },
      'next-month': { publishTime: '2026-12-01 00:00:00', en: { title: 'December news', markdown: 'Later.' } },
    };
    await importContent(service.db, writePack(service.packFolder, pack));
    for (const [email, categories] of [
      ['all@example.com', []],
      ['green@example.com', ['responsibility']],
      ['left@example.com', []],
      ['asked@example.com', []],
    ] as const) {
      await service.call('subscribe/add', { email, categories }, 2);
      if (email !== 'asked@example.com')
        await service.call('subscribe/confirm', { token: await tokenFor(email, 'confirm') }, 2);
    }
    await service.call('subscribe/cancel', { token: await tokenFor('left@example.com', 'cancel') }, 2);
    now = Date.parse('2026-12-05T09:00:00+08:00');
  });
  afterAll(() => service.stop());

  const written = async () => {
    const { outbox } = service.app.services;
    return (await outbox.newest(100)).map((row) => ({ purpose: row.purpose, ...outbox.read(row) }));
  };
  const tokenFor = async (email: string, purpose: 'confirm' | 'cancel') => {
    const mail = (await written()).find(({ to, text }) => to === email && text.includes(`/${purpose}?`));
    return new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none.example').searchParams.get('token') ?? '';
  };
  const letters = async () => (await written()).filter(({ purpose }) => purpose === 'newsletter');

  it('goes once to each who confirmed, about what they chose, however often it is sent', async () => {
    expect(await sendNewsletter(service.app.services)).toEqual({ month: '2026-11', written: 2 });
    expect(await sendNewsletter(service.app.services)).toEqual({ month: '2026-11', written: 0 });
    const byOwner = new Map((await letters()).map((letter) => [letter.to, letter.text]));
    expect([...byOwner.keys()].toSorted()).toEqual(['all@example.com', 'green@example.com']);
    expect(byOwner.get('all@example.com')).toContain('https://site.example/cn/en/news/detail?baseid=first-light');
    expect(byOwner.get('green@example.com')).toContain('https://site.example/cn/en/csr/detail?baseid=trees-planted');
    expect(byOwner.get('green@example.com')).not.toContain('first-light');
    for (const text of byOwner.values()) expect(text).not.toContain('December news');
  });

  it('is left by one click of the mail program or by its own link', async () => {
    const [letter] = await letters();
    expect(letter?.subject).toBe('News from Chenyue, November 2026');
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(letter?.headers?.['List-Id']).toBe('<news.site.example>');
    const link = new URL(/<(.+)>/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? 'https://none.example');
    expect(letter?.text).toContain('/cn/api/subscribe/cancel?token=');
    const answer = await service.app.server.inject({
      method: 'POST',
      url: link.pathname + link.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    const states = await service.db.selectFrom('subscriber').select('state').orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['active', 'pending', 'unsubscribed', 'unsubscribed']);
  });

  it('is not written again to an address that nobody has', async () => {
    const readers = async () => (await letters()).filter(({ subject }) => subject?.includes('December 2026')).length;
    const { outbox } = service.app.services;
    const sent = (await outbox.newest(100)).find((row) => {
      return row.purpose === 'newsletter' && outbox.read(row).to === 'all@example.com';
    });
    await service.db.updateTable('outbox').set({ state: 'sent' }).where('purpose', '=', 'newsletter').execute();
    await service.db.updateTable('subscriber').set({ state: 'active' }).execute();
    await outbox.receive([{ id: sent?.id ?? '', state: 'undelivered', fault: '5.1.1' }]);
    now = Date.parse('2027-01-02T09:00:00+08:00');
    await sendNewsletter(service.app.services);
    // December has no news of responsibility, so that three would have been written to.
    expect(await readers()).toBe(2);
    const left = await service.db.selectFrom('subscriber').select('id').where('state', '=', 'unsubscribed').execute();
    expect(left.map(({ id }) => `newsletter-2026-11-${id}`)).toEqual([sent?.id]);
  });

  it('is about the month before, over the turn of a year and by the clock of Shanghai', () => {
    expect(monthBefore(Date.parse('2027-01-31T23:00:00+08:00'))).toBe('2026-12');
    expect(monthBefore(Date.parse('2026-11-30T16:00:00Z'))).toBe('2026-11');
    expect(monthBefore(Date.parse('2026-11-30T15:59:00Z'))).toBe('2026-10');
  });
});
