import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const tiles = ['glance', 'finance', 'data'].map((chapter) => ({
  title: `Chapter ${chapter}`,
  text: 'What it is about.',
  url: `/invest/report/annual-2025/${chapter}`,
}));
const common = { description: 'A report', languages: ['cn', 'en'], opening: { lead: 'A year.', links: [] } };
const cover = {
  ...common,
  path: '/invest/report/annual-2025',
  title: 'Annual report 2025',
  trail: [],
  blocks: [
    { kind: 'tiles', id: 'contents', items: tiles },
    {
      kind: 'documents',
      items: [
        { title: 'The whole', url: '/cn/media-files/annual-2025-en.pdf', size: 1000, date: '2026-04-24' },
        { title: 'Data', url: '/cn/media-files/annual-2025-data-en.csv', size: 10, date: '2026-04-24' },
      ],
    },
  ],
};
const finance = {
  ...common,
  path: '/invest/report/annual-2025/finance',
  title: 'Financial review',
  trail: [{ path: '/invest/report/annual-2025', title: 'Annual report 2025' }],
  blocks: [
    {
      kind: 'chart',
      caption: 'Net profit (CNY bn), 2023 to 2025',
      unit: 'CNY bn',
      axis: 'Year',
      decimals: 2,
      years: ['2023', '2024', '2025'],
      lines: [{ name: 'Net profit', values: [6.5, null, 8.02] }],
    },
  ],
};
type Answer = (body: { path: string }) => unknown;
const pages: Answer = ({ path }) => (path === cover.path ? cover : finance);
const open = (path: string, answer: Answer = pages) =>
  openPage(path === cover.path ? 'report' : 'chapter', { path, answers: { 'site/page': answer } });
const chapter = finance.path;

// Issue 21, item 9.
describe('a chapter of a report', () => {
  it('stands beside all others, and tells which it is', async () => {
    const { html } = await open(chapter);
    const names = [...html.matchAll(/<li><a [^>]*href="([^"]+)"[^>]*>\d (Chapter \w+)/g)].map(([, , name]) => name);
    expect(new Set(names)).toEqual(new Set(tiles.map(({ title }) => title)));
    expect(html).toMatch(/href="\/cn\/en\/invest\/report\/annual-2025\/finance" aria-current="page"/);
  });

  it('leads to the one before it and the one after it', async () => {
    const { html } = await open(chapter);
    expect(html).toMatch(/href="\/cn\/en\/invest\/report\/annual-2025\/glance">Previous chapter: Chapter glance/);
    expect(html).toMatch(/href="\/cn\/en\/invest\/report\/annual-2025\/data">Next chapter: Chapter data/);
  });

  it('stands below the list of reports and its cover', async () => {
    const { outcome } = await open(chapter);
    const trail = outcome.kind === 'page' ? outcome.head.trail?.map(({ href }) => href) : [];
    expect(trail).toEqual([
      '/cn/en',
      '/cn/en/invest',
      '/cn/en/invest/info',
      '/cn/en/invest/report/annual-2025',
      undefined,
    ]);
  });

  it('draws its figures beside the table that has them, newest year first', async () => {
    const { html } = await open(chapter);
    expect(html).toContain('Net profit: 2023 6.50 – 2025 8.02');
    expect(html).toMatch(/2025<\/th>.*8\.02.*2024<\/th>.*—.*2023<\/th>.*6\.50/s);
  });

  it('can be read without its contents', async () => {
    const { html } = await open(chapter, ({ path }) => {
      if (path === cover.path) throw new Error('down');
      return finance;
    });
    expect(html).toContain('Financial review');
    expect(html).not.toContain('Chapter data');
  });
});

describe('the cover of a report', () => {
  it('is a report for search engines, with its documents and their types', async () => {
    const { outcome } = await open(cover.path);
    expect(outcome).toMatchObject({
      head: {
        subject: {
          '@type': 'Report',
          name: 'Annual report 2025',
          datePublished: '2026-04-24',
          encoding: [{ encodingFormat: 'application/pdf' }, { encodingFormat: 'text/csv' }],
        },
      },
    });
  });

  it('has no contents beside it, because they are what it shows', async () => {
    const { html } = await open(cover.path);
    expect(html).not.toContain('Next chapter');
    expect(html).toContain('href="/cn/en/invest/report/annual-2025/glance"');
  });
});
