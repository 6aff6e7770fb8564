import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const page = {
  path: '/invest/basic',
  title: 'Ten years',
  description: 'Figures',
  languages: ['cn', 'en'],
  trail: [],
  opening: { lead: 'Revenue and dividends of ten years.', links: [] },
  blocks: [
    {
      kind: 'table',
      heading: 'Revenue',
      caption: 'Revenue by year',
      columns: ['Year', 'Revenue'],
      rows: [['2025', '219.4']],
      note: 'The record date stands in the announcements.',
    },
  ],
};
const glossary = {
  list: [
    { id: 'revenue', term: 'Revenue', text: '' },
    { id: 'dividend', term: 'Dividend', text: '' },
    { id: 'record-date', term: 'Record date', text: '' },
    { id: 'poll', term: 'Poll', text: '' },
  ],
};

// Issue 17, item 9.
describe('issue 17, item 9: a page of figures', () => {
  it('leads to what its words mean, each word once, in the order of reading', async () => {
    const { html } = await openPage('basic', { answers: { 'site/page': page, 'glossary/list': glossary } });
    const leads = [...html.matchAll(/href="\/cn\/en\/invest\/glossary#([\w-]+)"/g)].map(([, id]) => id);
    expect(leads).toEqual(['revenue', 'dividend', 'record-date']);
    expect(html).toContain('Words of this page that the glossary explains');
  });

  it('is whole without the glossary', async () => {
    const { html } = await openPage('basic', { answers: { 'site/page': page } });
    expect(html).toContain('219.4');
    expect(html).not.toContain('the glossary explains');
  });
});
