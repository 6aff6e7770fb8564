// @vitest-environment happy-dom
import type { Lang } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../testing/open-page.ts';
import { sampleEvent } from '../testing/sample-event.ts';

const WORDS = [
  ['sales', '销量', 'Sales'],
  ['revenue', '营业收入', 'Revenue'],
  ['per-share', '每股收益', 'Earnings per share'],
  ['dividend', '股息', 'Dividend'],
  ['record-date', '股权登记日', 'Record date'],
  ['ex-date', '除息日', 'Ex-dividend date'],
  ['closed-period', '静默期', 'Closed period'],
  ['new-energy', '新能源车', 'New-energy vehicle'],
] as const;
const glossaryIn = (lang: Lang) => ({
  list: WORDS.map(([id, cn, en]) => ({ id, term: lang === 'cn' ? cn : en, text: '' })),
});

const days = { recordDate: '', exDate: '', payDate: '', hRecordDate: '', hExDate: '' };
const months = ['2026-09', '2026-10'];
const lesson = { baseId: 'dates', title: 'Record date', minutes: 3, questions: [] };
const ANSWERS = {
  record: {
    'dividend/list': { list: [{ ...days, year: 2025, kind: 'final', per10Shares: 1.6 }] },
    'keyFigure/list': { list: [] },
  },
  calculator: {
    'stock/kline': { list: [['2026-11-20', 12, 12, 12, 12, 1, 1]] },
    'dividend/list': { list: [] },
  },
  calendar: {
    'event/list': {
      list: [sampleEvent({ kind: 'results', begins: '2027-04-23 16:30', closedFrom: '2027-02-22' })],
      icsUrl: '/all.ics',
    },
  },
  performance: {
    'performance/dataTime': { latest: '2026-10', months },
    'performance/history': {
      months,
      dimension: 'product',
      rows: [],
      total: { output: [4, 5], sales: [2000, 2500], nev: [900, 1200] },
    },
  },
  results: {
    'results/list': {
      list: [
        {
          id: '2021-annual',
          year: 2021,
          kind: 'annual',
          publishTime: '2022-04-01 16:05',
          announcements: [],
          reports: [],
          presentation: null,
          hasBriefing: false,
          figures: [],
        },
      ],
    },
  },
  briefing: {
    'results/briefing': {
      id: '2026-quarter3',
      year: 2026,
      kind: 'quarter3',
      title: 'Briefing',
      begins: '2026-10-30 16:30',
      ends: '2026-10-30 17:30',
      place: 'Online',
      chapters: [
        {
          id: 'figures',
          heading: 'Revenue',
          lines: [{ by: 'Gu', text: 'Revenue 营业收入 grew faster than sales 销量.' }],
        },
        { id: 'more', heading: 'More', lines: [{ by: 'Gu', text: 'Sales 销量 and revenue 营业收入 again.' }] },
      ],
    },
  },
  education: {
    'site/page': {
      path: '/invest/education',
      title: 'Education',
      description: '',
      opening: { lead: '', links: [] },
      blocks: [],
      languages: ['cn', 'en'],
      trail: [],
    },
    'lesson/list': { list: [{ ...lesson, summary: 'The record date 股权登记日, and a dividend 股息.' }] },
  },
} as const;

async function linksOf(page: keyof typeof ANSWERS, lang: Lang, other: Omit<Circumstances, 'answers'> = {}) {
  const answers = { ...ANSWERS[page], 'glossary/list': glossaryIn(lang) };
  const query: Record<string, string> = page === 'briefing' ? { period: '2026-quarter3' } : {};
  const { html, requests, outcome } = await openPage(page, { answers, lang, query, ...other });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const links = [...body.querySelectorAll<HTMLAnchorElement>(`a[href^="/cn/${lang}/invest/glossary#"]`)];
  return { outcome, requests, links, linked: links.map((link) => [link.hash.slice(1), link.textContent]) };
}

describe('issue 17, item 9: words of the glossary', () => {
  it.each([
    [
      'record',
      [
        ['dividend', '股息'],
        ['per-share', '每股收益'],
        ['record-date', '股权登记日'],
        ['ex-date', '除息日'],
      ],
    ],
    [
      'calculator',
      [
        ['ex-date', '除息日'],
        ['dividend', '股息'],
      ],
    ],
    ['calendar', [['closed-period', '静默期']]],
    [
      'performance',
      [
        ['new-energy', '新能源车'],
        ['sales', '销量'],
      ],
    ],
    ['results', [['sales', '销量']]],
    [
      'briefing',
      [
        ['revenue', '营业收入'],
        ['sales', '销量'],
      ],
    ],
    [
      'education',
      [
        ['record-date', '股权登记日'],
        ['dividend', '股息'],
      ],
    ],
  ] as const)(
    'lead a reader of the %s page in Chinese to their entries, each where it is met first',
    async (page, words) => {
      expect((await linksOf(page, 'cn')).linked).toEqual(words);
    },
  );

  it.each([
    [
      'record',
      [
        ['dividend', 'dividend'],
        ['per-share', 'earnings per share'],
        ['record-date', 'record date'],
        ['ex-date', 'ex-dividend date'],
      ],
    ],
    [
      'calculator',
      [
        ['ex-date', 'ex-dividend date'],
        ['dividend', 'dividend'],
      ],
    ],
    ['calendar', [['closed-period', 'closed period']]],
    [
      'performance',
      [
        ['new-energy', 'New-energy vehicles'],
        ['sales', 'sales'],
      ],
    ],
    ['results', [['sales', 'sales']]],
    [
      'briefing',
      [
        ['revenue', 'Revenue'],
        ['sales', 'sales'],
      ],
    ],
    [
      'education',
      [
        ['record-date', 'record date'],
        ['dividend', 'dividend'],
      ],
    ],
  ] as const)(
    'lead a reader of the %s page in English to their entries, each where it is met first',
    async (page, words) => {
      expect((await linksOf(page, 'en')).linked).toEqual(words);
    },
  );

  it.each(['record', 'calculator', 'calendar', 'performance', 'results', 'briefing', 'education'] as const)(
    'are links in running text of the %s page, never in headings, controls or other links, and cost one call',
    async (page) => {
      const { links, requests } = await linksOf(page, 'en');
      for (const link of links) {
        expect(
          link.parentElement?.closest('h1, h2, h3, h4, a, button, summary, label, legend, th, caption, nav'),
        ).toBeNull();
        expect(link.parentElement?.closest('p, li, dd, figcaption')).not.toBeNull();
      }
      expect(requests.filter((request) => JSON.stringify(request).includes('glossary/list'))).toHaveLength(1);
    },
  );

  it.each(['record', 'calculator', 'calendar', 'performance', 'results', 'briefing', 'education'] as const)(
    'are plain text on the %s page when the glossary does not arrive',
    async (page) => {
      const { outcome, links } = await linksOf(page, 'en', { broken: ['glossary/list'] });
      expect(outcome.kind).toBe('page');
      expect(links).toEqual([]);
    },
  );
});
