import type { Lang } from '../../src/read-pack.ts';

/** A report that is there as pages and as a document in each language. */
export interface WebReport {
  /** Of `reports.json` or `special-topics.json`; folder of its texts, and last part of its address. */
  id: string;
  year: number;
  /** `yyyy-MM-dd` */
  date: string;
  title: Readonly<Record<Lang, string>>;
  /** In the order of reading: files of its texts, and last parts of their addresses. */
  chapters: readonly string[];
}

const ANNUAL = [
  'glance',
  'letter',
  'business',
  'strategy',
  'technology',
  'finance',
  'risk',
  'governance',
  'shareholders',
  'data',
];
const SUSTAINABILITY = [
  'glance',
  'letter',
  'climate',
  'resources',
  'people',
  'safety',
  'suppliers',
  'governance',
  'data',
  'disclosures',
];

/** The newest first, as lists of reports have them. */
export const WEB_REPORTS: readonly WebReport[] = [
  {
    id: 'sustainability-2025',
    year: 2025,
    date: '2026-06-26',
    title: { cn: '2025可持续发展报告', en: 'Sustainability Report 2025' },
    chapters: SUSTAINABILITY,
  },
  {
    id: 'annual-2025',
    year: 2025,
    date: '2026-04-24',
    title: { cn: '2025年年度报告', en: 'Annual report 2025' },
    chapters: ANNUAL,
  },
  {
    id: 'sustainability-2024',
    year: 2024,
    date: '2025-06-27',
    title: { cn: '2024可持续发展报告', en: 'Sustainability Report 2024' },
    chapters: SUSTAINABILITY,
  },
  {
    id: 'annual-2024',
    year: 2024,
    date: '2025-04-25',
    title: { cn: '2024年年度报告', en: 'Annual report 2024' },
    chapters: ANNUAL,
  },
];

/** Address below the language segment. */
export const addressOf = ({ id }: WebReport, chapter?: string): string =>
  `/invest/report/${id}${chapter === undefined ? '' : `/${chapter}`}`;
