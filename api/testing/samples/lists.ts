import type { z } from 'zod';
import type { PACK_LISTS } from 'shared/contract/pack/pack-list';
import { dealerLists } from './dealer-lists.ts';
import { mediaLists } from './media-lists.ts';
import { talentLists } from './talent-lists.ts';

type Lists = { -readonly [N in keyof typeof PACK_LISTS]: z.input<(typeof PACK_LISTS)[N]> };

const both = (text: string) => ({ cn: `${text}（中文）`, en: `${text} (English)` });
const lines = { cn: ['一', '二'], en: ['One', 'Two'] };
const noFile = { url: '', size: 0 };

/** The lists of the sample pack; the clock of the tests is noon of 21 November 2026. */
export function sampleLists(): Omit<Lists, 'announcement-texts.json'> {
  return {
    ...categoryLists(),
    ...investorLists(),
    ...salesLists(),
    'experts.json': experts(),
    ...talentLists(),
    'films.json': [],
    'sounds.json': [],
    ...mediaLists(),
    'press-pictures.json': [],
    ...dealerLists(),
  };
}

type CategoryFile = 'topics.json' | 'special-topics.json' | 'activities.json' | 'categories.json';
type SalesFile = 'sales-by-company.json' | 'sales-by-product.json';

function categoryLists(): Pick<Lists, CategoryFile> {
  return {
    'topics.json': [
      { ...topic('car-topic', 'SPC-MTZX-MTZT', '2026-11-01'), picture: 'windtunnel' },
      topic('news-topic', 'SPC-XWZX-ZTBD', '2026-11-05'),
      topic('topic-of-tomorrow', 'SPC-XWZX-ZTBD', '2026-11-22'),
    ],
    'special-topics.json': [
      specialTopic('report-2025', 'SPC-SHZR-SZBG', 2025),
      specialTopic('report-2024', 'SPC-SHZR-SZBG', 2024),
      specialTopic('esg-2025', 'SPC-SHZR-ESG', 2025),
    ],
    'activities.json': [
      activity('fair', 1, { begins: '2026-11-20', ends: '2026-11-21' }),
      activity('old-fair', 1, { begins: '2026-11-01', ends: '2026-11-20' }),
      activity('next-fair', 1, { begins: '2026-11-22', ends: '2026-11-22' }),
      activity('old-offer', 2, { begins: '2026-01-01', ends: '2026-11-20' }),
      activity('offer', 2, { begins: '2026-11-21', ends: '2026-12-31' }),
    ],
    'categories.json': [
      { code: 'COL-XWZX', parent: '', businessType: 2, name: both('News') },
      { code: 'COL-XWZX-QYDT', parent: 'COL-XWZX', businessType: 2, name: both('Company news') },
      { code: 'COL-XWZX-PPDT', parent: 'COL-XWZX', businessType: 2, name: both('Brand news') },
    ],
  };
}

type MediaFile =
  | 'films.json'
  | 'sounds.json'
  | 'press-pictures.json'
  | 'media-facts.json'
  | 'media-subjects.json'
  | 'live-events.json'
  | VehicleFile;
type VehicleFile = 'vehicles.json' | 'vehicle-outlines.json';
type TalentFile = 'jobs.json' | 'workplaces.json' | 'programme-rounds.json';
type OtherFile =
  'dealers.json' | CategoryFile | SalesFile | MediaFile | TalentFile | 'experts.json' | 'announcement-texts.json';

function investorLists(): Omit<Lists, OtherFile> {
  return {
    ...serviceLists(),
    'dividends.json': [
      dividend(2026, 'interim', 0.8),
      dividend(2025, 'final', 1.6),
      dividend(2025, 'interim', 0.7),
      dividend(2024, 'final', 0.2),
      dividend(2024, 'interim', 0.1),
    ],
    'benchmarks.json': [
      benchmark('index', 3000),
      benchmark('peer-1', 20),
      benchmark('peer-2', 30),
      benchmark('rate', 0.9),
    ],
    'reports.json': [
      { id: 'q3-2026', year: 2026, kind: 'quarter3', market: 'A', date: '2026-10-30', title: both('Q3'), ...noFile },
      { id: 'half-2026', year: 2026, kind: 'half', market: '', date: '2026-08-28', title: both('Half'), ...noFile },
      {
        id: 'annual-2025',
        year: 2025,
        kind: 'annual',
        market: 'H',
        date: '2026-04-24',
        title: both('Year'),
        ...noFile,
        web: '/invest/report/annual-2025',
      },
      {
        id: 'annual-2026',
        year: 2026,
        kind: 'annual',
        market: 'A',
        date: '2027-04-23',
        title: both('Next'),
        ...noFile,
      },
    ],
    'key-figures.json': [keyFigure('2025', 100), keyFigure('2024', 90)],
    'lessons.json': [lesson('first-light'), lesson('only-chinese')],
    'events.json': [
      event('all-day', '2026-12-10', '2026-12-11'),
      event('timed', '2026-12-03 14:30', '2026-12-03 17:00'),
      event('long-ago', '2026-01-15', '2026-01-15'),
    ],
  };
}

type ServiceFile = 'results.json' | 'glossary.json' | 'investor-contacts.json';

function serviceLists(): Pick<Lists, ServiceFile> {
  return {
    'results.json': [
      { id: '2026-annual', announcements: {}, reports: ['annual-2026'] },
      { id: '2026-quarter3', announcements: {}, reports: ['q3-2026'], event: 'timed', figures, briefing: said },
      {
        id: '2025-annual',
        announcements: { A: 'a-1' },
        reports: ['annual-2025'],
        event: 'long-ago',
        briefing: said,
      },
    ],
    'glossary.json': [{ id: 'net-profit', term: both('Net profit'), text: both('What is left') }],
    'investor-contacts.json': [
      {
        id: 'office',
        name: both('Wen, Yi'),
        role: both('Office of the Board'),
        languages: both('Both'),
        phone: '+86 20 0000 0002',
        email: 'ir@example.com',
        picture: 'windtunnel',
      },
    ],
  };
}

function salesLists(): Pick<Lists, SalesFile> {
  return {
    'sales-by-company.json': [salesPart('one', (sales) => sales - 100), salesPart('two', () => 100)],
    'sales-by-product.json': [
      salesPart('sedan', (sales, at) => sales - (at > 46 ? 5 : 0)),
      salesPart('supercar', (_sales, at) => (at > 46 ? 5 : 0)),
    ],
  };
}

const figures = {
  revenue: 7.5,
  netProfit: 0.3,
  research: 0.4,
  last: { revenue: 6, netProfit: 0.25, research: 0.4 },
};
const said = [{ id: 'figures', heading: both('Figures'), lines: [{ by: both('Somebody'), text: both('Said') }] }];

const keyFigure = (id: string, sales: number) => ({
  id,
  sales,
  revenue: 9.5,
  netProfit: 0.4,
  research: 0.5,
  cashFlow: -0.1,
  assets: 12.5,
  equity: 6,
  perShare: 0.12,
});

const lesson = (id: string) => ({
  id,
  minutes: 4,
  questions: [{ question: both('Which?'), options: lines, answer: 1, explanation: both('The second') }],
});

function experts(): Lists['experts.json'] {
  const expert = { quote: both('Said'), since: 2011, color: '#1a2b3c', picture: 'windtunnel', mPicture: 'windtunnel' };
  return [
    { ...expert, id: 'listener', tag: 'nvh', name: both('One'), title: both('Expert'), articles: ['first-light'] },
    { ...expert, id: 'driver', tag: 'chassis', name: both('Two'), title: both('Expert'), articles: ['only-chinese'] },
  ];
}

const topic = (id: string, category: 'SPC-MTZX-MTZT' | 'SPC-XWZX-ZTBD', date: string) => ({
  id,
  category,
  date,
  title: both(id),
  introduction: both(`About ${id}`),
  tag: { cn: '车,光', en: 'car,light' },
  link: '',
  articles: ['first-light', 'other-column', 'not-yet'],
});

const specialTopic = (id: string, category: 'SPC-SHZR-SZBG' | 'SPC-SHZR-ESG', year: number) => ({
  id,
  category,
  year,
  date: `${year + 1}-06-26`.replace('2026-06', '2026-05'),
  title: both(id),
  summary: both(`About ${id}`),
  ...noFile,
});

const activity = (id: string, category: 1 | 2, days: { begins: string; ends: string }) => ({
  id,
  category,
  ...days,
  title: both(id),
  summary: both('Summary'),
  place: both('Nansha'),
  url: '/news',
});

const dividend = (year: number, kind: 'interim' | 'final', per10Shares: number) => {
  const date = kind === 'interim' ? `${year}-10-20` : `${year + 1}-06-20`;
  return {
    id: `dividend-${year}-${kind}`,
    year,
    kind,
    per10Shares,
    recordDate: date,
    exDate: date,
    payDate: date,
    hRecordDate: date,
    hExDate: date,
  };
};

const benchmark = (id: 'index' | 'peer-1' | 'peer-2' | 'rate', value: number) => ({
  id,
  name: both(id),
  values: [['2026-11-18', value] as [string, number], ['2026-11-20', value + 0.1] as [string, number]],
});

const event = (id: string, begins: string, ends: string) => ({
  id,
  kind: 'results' as const,
  begins,
  ends,
  sequence: 2,
  title: both(`${id}; briefing, and questions`),
  summary: both('Several\nlines'),
  place: both('Online'),
});

/** 49 months from October 2022 like the sales of the sample pack, whose months sell 1,000 vehicles and one more each. */
const salesPart = (id: string, of: (sales: number, at: number) => number) => ({
  id,
  name: both(id),
  months: Array.from({ length: 49 }, (_, at) => ({
    month: new Date(Date.UTC(2022, 9 + at, 1)).toISOString().slice(0, 7),
    output: of(1100 + at, at),
    sales: of(1000 + at, at),
  })),
});
