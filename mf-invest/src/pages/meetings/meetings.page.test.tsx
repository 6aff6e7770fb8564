import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';
import { sampleAnnouncement } from '../../testing/sample-announcement.ts';
import { sampleEvent } from '../../testing/sample-event.ts';

const events = [
  sampleEvent({ id: 'agm-2025', title: 'Meeting of May', begins: '2026-05-22 14:00', past: true }),
  sampleEvent({ id: 'egm', title: 'Meeting of September', begins: '2026-09-18 14:30', past: true }),
  sampleEvent({ id: 'agm-2026', title: 'Meeting to come', begins: '2027-05-21 14:00', icsUrl: '/agm.ics' }),
  sampleEvent({ id: 'sales', kind: 'sales', title: 'Sales' }),
];
const filing = (baseId: string, date: string, title: string) => ({ ...sampleAnnouncement, baseId, date, title });
const list = [
  filing('a-egm', '2026-09-18', 'Resolutions of September'),
  filing('h-egm', '2026-09-18', 'Poll of September'),
  filing('a-egm-notice', '2026-08-31', 'Notice of August'),
  filing('a-agm', '2026-05-22', 'Resolutions of May'),
];
const pieces = [
  { kind: 'table', caption: 'Present', columns: ['Class', 'Shares', 'Part'], rows: [['A', '1', '2']] },
  {
    kind: 'table',
    caption: 'Votes',
    columns: ['Resolution', 'For', 'Against', 'Abstained'],
    rows: [['1. Repurchase', '97.50%', '2.45%', '0.05%']],
  },
];
const answers = {
  'event/list': { list: events, icsUrl: '' },
  'announcement/page': { list },
  'announcement/detail': { pieces },
};
const open = (other: Partial<Circumstances> = {}) => openPage('meetings', { answers, ...other });
const part = (html: string, from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to));

// Spec SCR-invest-meetings.
describe('issue 17, item 9: general meetings', () => {
  it('come newest first, each with what was filed since the one before', async () => {
    const { html } = await open();
    const september = part(html, 'id="egm"', 'id="agm-2025"');
    expect(september).toMatch(/Resolutions of September.*Poll of September.*Notice of August/s);
    expect(september).not.toContain('Resolutions of May');
    expect(html).toContain('href="/cn/en/invest/notice/detail?id=a-egm-notice"');
  });

  it('show how each resolution was voted, as the announcement of the poll has it', async () => {
    const { html, requests } = await open();
    expect(html).toMatch(/1\. Repurchase<\/th><td[^>]*data-column="For">97\.50%/);
    expect(requests).toContainEqual(['announcement/detail', { baseId: 'a-egm' }]);
  });

  it('that are to come can be put into a calendar, and search engines are told', async () => {
    const { html, outcome } = await open();
    expect(part(html, 'id="agm-2026"', 'id="egm"')).toMatch(/To come.*Nothing has been filed yet.*href="\/agm\.ics"/s);
    expect(JSON.stringify(outcome)).toContain('Meeting to come');
  });

  it('stand without their votes, and without the service', async () => {
    expect((await open({ broken: ['announcement/detail'] })).html).toContain('Poll of September');
    expect((await open({ failing: true })).html).toContain('The meetings are not available at the moment.');
  });
});
