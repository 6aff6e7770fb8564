import { describe, expect, it } from 'vitest';
import { createLinks } from 'shared/contract/section/links';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { ActionServices } from 'shared/contract/section/section';
import { museumOf } from '../../model/museum.ts';
import { calendarOf, PAVILION, pavilionService, refusal } from '../../testing/pavilion-service.ts';
import { requestFor, visitPage } from '../../testing/render-page.ts';
import { loadBook } from './book.load.ts';

const render = (lang: 'cn' | 'en', services: ActionServices = pavilionService().services) =>
  visitPage({ page: 'book', lang }, services);

describe('the pavilion page', () => {
  it('tells individuals that they need no booking, and when to come', async () => {
    const { html } = await render('en');
    expect(html).toContain('Individuals need no booking');
    for (const fact of ['Tuesday to Sunday', '09:30–16:30', '16:00', '1 Fengdong Road', 'Step-free', 'Exit B']) {
      expect(html).toContain(fact);
    }
    expect((await render('cn')).html).toContain('个人参观无需预约');
  });

  it.each(LANGS)('leads groups to the booking and to the visit they have booked, in %s', async (lang) => {
    const { html } = await render(lang);
    expect(html).toContain(`href="/cn/${lang}/book/notice"`);
    expect(html).toContain(`href="/cn/${lang}/book/visit"`);
    expect(html).not.toContain('style=');
  });

  it('shows the days with what is left of them, also without script', async () => {
    const { html, islands } = await render('en');
    expect(html).toContain('role="grid"');
    expect(html).toContain('November 2026');
    expect(islands).toMatchObject([{ name: 'visit-calendar', when: 'intent' }]);
  });

  it('shows the month of the address, and leads to the others without script', async () => {
    const { services } = pavilionService();
    const open = (month: string, lang: Lang = 'en') => visitPage({ page: 'book', lang, query: { month } }, services);
    const { html, head } = await open('2026-12');
    expect(head).toMatchObject({ canonical: '/book?month=2026-12', noindex: true });
    expect(html).toMatch(/aria-live="polite">December 2026</);
    expect(html).toContain('data-date="2026-12-02"');
    expect(html).toMatch(
      /<noscript>.*href="\/cn\/en\/book">November 2026<.*month=2026-12" aria-current="true">December/,
    );
    expect(html).toContain('href="/cn/en/book?month=2027-01">January 2027');
    expect((await open('2026-12', 'cn')).html).toMatch(/aria-live="polite">2026年12月</);
    expect((await open('2026-11')).head).toMatchObject({ canonical: '/book' });
  });

  it('opens with the next month when this one has no places left, and still leads to this one', async () => {
    const { services } = pavilionService({
      'booking/calendar': ({ month }: { month: string }) => ({
        ...calendarOf(month),
        ...(month === '2026-11' && { days: [{ date: '2026-11-30', state: 'closed', note: '', slots: [] }] }),
      }),
    });
    const { html, head } = await render('en', services);
    expect(head).toMatchObject({ canonical: '/book' });
    expect(html).toMatch(/aria-live="polite">December 2026</);
    expect(html).toContain('href="/cn/en/book?month=2026-11">November 2026');
    const november = await visitPage({ page: 'book', lang: 'en', query: { month: '2026-11' } }, services);
    expect(november.head).toMatchObject({ canonical: '/book?month=2026-11', noindex: true });
    expect(november.html).toMatch(/aria-live="polite">November 2026</);
    const january = await visitPage({ page: 'book', lang: 'en', query: { month: '2027-01' } }, services);
    expect(january.head).toMatchObject({ canonical: '/book?month=2027-01', noindex: true });
  });

  it('stands when the next month does not come', async () => {
    const { services } = pavilionService({
      'booking/calendar': ({ month }: { month: string }) =>
        month === '2026-11' ? { ...calendarOf(month), days: [] } : refusal('50300'),
    });
    expect((await render('en', services)).html).toMatch(/aria-live="polite">November 2026</);
  });

  it('is found by whoever kept a month that is over, and is none for a month too far ahead', async () => {
    const { services } = pavilionService();
    const of = (month: string) => loadBook(requestFor({ page: 'book', query: { month } }), services);
    expect(await of('2026-10')).toEqual({ kind: 'redirect', status: 302, to: '/cn/en/book' });
    for (const month of ['2027-02', '2026-13', 'next']) expect(await of(month)).toMatchObject({ screen: 'not-found' });
  });

  it('says how full it will be, drawn and in words, and stands without a forecast', async () => {
    const { html } = await render('en');
    expect(html).toContain('Quiet 09:30–11:30 · Busy 11:30–12:30');
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"><path d="M0 10v-2/);
    expect(html).toMatch(/Monday 23 November 2026<.*>Closed</);
    expect((await render('cn')).html).toContain('较少 09:30–11:30 · 较多 11:30–12:30');
    const without = pavilionService({ 'booking/crowd': refusal('50300') });
    const bare = (await render('en', without.services)).html;
    expect(bare).not.toContain('id="crowd"');
    expect(bare).toContain('Individuals need no booking');
    const unknown = pavilionService({ 'booking/crowd': { days: [] } });
    expect((await render('en', unknown.services)).html).not.toContain('id="crowd"');
  });

  it('answers what people ask', async () => {
    expect((await render('en')).html.match(/<details/g)).toHaveLength(5);
  });

  it('is a museum to search engines', () => {
    expect(museumOf(PAVILION)).toMatchObject({
      '@type': 'Museum',
      openingHours: ['Tu-Su 09:30-16:30'],
      telephone: '4000000000',
      address: { streetAddress: '1 Fengdong Road', addressCountry: 'CN' },
    });
  });

  it('shows the hall of its own page, and stands without it', async () => {
    const hall = { name: 'hall', alt: 'A hall', width: 1500, height: 1100, widths: [480, 1500] };
    const { services } = pavilionService({ 'site/page': { opening: { picture: hall } } });
    const hallPage = { pattern: '/about/hall', layout: 'default', headerTheme: 'light', query: [], fresh: 60 } as const;
    const links = createLinks({ 'mf-content': { aboutHall: hallPage } });
    expect((await render('en', { ...services, links })).html).toContain('alt="A hall"');
    const without = pavilionService({ 'site/page': refusal('40004') });
    expect((await render('en', { ...without.services, links })).html).not.toContain('<img');
    expect((await render('en', services)).html).not.toContain('<img');
  });

  it('is an error of the site when hours and notice are missing', async () => {
    const { services } = pavilionService({ 'booking/pavilion': refusal('50300') });
    await expect(render('en', services)).rejects.toThrow('refused');
  });
});
