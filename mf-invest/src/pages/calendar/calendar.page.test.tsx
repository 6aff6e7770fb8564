import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';
import { sampleEvent } from '../../testing/sample-event.ts';

const list = [
  sampleEvent({
    id: 'q3',
    kind: 'results',
    title: 'Nine months',
    begins: '2026-10-30 16:30',
    ends: '2026-10-30 17:30',
    past: true,
  }),
  sampleEvent({
    id: 'tour',
    kind: 'roadshow',
    title: 'Tour',
    begins: '2026-11-04 09:30',
    ends: '2026-11-06 17:00',
    past: true,
  }),
  sampleEvent({ id: 'sales', kind: 'sales', title: 'November sales', begins: '2026-12-10', ends: '2026-12-10' }),
  sampleEvent({
    id: 'annual',
    kind: 'results',
    title: 'Annual results',
    begins: '2027-04-23 16:30',
    ends: '2027-04-23 18:00',
    closedFrom: '2027-02-22',
    icsUrl: '/cn/api/event/calendar.ics?language=2&id=annual',
  }),
];
const icsUrl = '/cn/api/event/calendar.ics?language=2';
const open = (query: Record<string, string> = {}, other: Omit<Circumstances, 'answers' | 'query'> = {}) =>
  openPage('calendar', { answers: { 'event/list': { list, icsUrl } }, query, ...other });

// Spec I14.
describe('issue 17, item 8: the financial calendar', () => {
  it('lists what comes, the next first, and what was, the newest first', async () => {
    const { html } = await open();
    const at = ['id="sales"', 'id="annual"', 'id="tour"', 'id="q3"'].map((place) => html.indexOf(place));
    expect(at.toSorted((one, other) => one - other)).toEqual(at);
    expect(html).toContain('09:30–11-06 17:00');
  });

  it('gives each coming event as a file and results that are over as a page', async () => {
    const { html } = await open();
    expect(html).toContain('href="/cn/api/event/calendar.ics?language=2&amp;id=annual"');
    expect(html).toContain('aria-label="Results centre: Nine months"');
  });

  it('can be narrowed to a kind, and is one page for search engines', async () => {
    const { html, outcome } = await open({ kind: 'results' });
    expect(html).not.toContain('November sales');
    expect(outcome).toMatchObject({ head: { noindex: true } });
    expect((await open({ kind: 'party' })).outcome).toMatchObject({ screen: 'not-found' });
  });

  it('shows a month as weeks, whose days lead to their events', async () => {
    const { html } = await open({ view: 'month', month: '2026-12' });
    expect(html).toMatch(/<caption[^>]*>December 2026/);
    expect(html).toMatch(/<time dateTime="2026-12-10">10<\/time>.*?href="#sales" aria-label="November sales"/s);
    expect(html).toContain('href="/cn/en/invest/calendar?view=month&amp;month=2026-11"');
    expect(html).not.toContain('id="annual"');
  });

  it('begins with the present month of Shanghai', async () => {
    const { html } = await open({ view: 'month' }, { now: Date.parse('2026-10-31T16:30:00Z') });
    expect(html).toMatch(/<caption[^>]*>November 2026/);
  });

  it('marks the days before results on which nobody deals who may know them', async () => {
    const { html } = await open({ view: 'month', month: '2027-02' });
    const closed = (day: string) => new RegExp(`dateTime="2027-02-${day}">\\d+</time><span[^>]*>Closed period`);
    expect(html).not.toMatch(closed('21'));
    expect(html).toMatch(closed('22'));
    expect((await open()).html).toMatch(/Annual results<\/th><td[^>]*>2027-02-22<\/td><td[^>]*>2027-04-23/);
  });

  it('can be subscribed to where the site knows its own host', async () => {
    const { html } = await open({}, { origin: 'https://www.example.com' });
    expect(html).toContain('href="webcal://www.example.com/cn/api/event/calendar.ics?language=2"');
    expect((await open()).html).not.toContain('webcal:');
  });

  it('stands without the service', async () => {
    expect((await open({}, { failing: true })).html).toContain('The calendar is not available at the moment.');
  });
});
