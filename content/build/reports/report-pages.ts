import { readFileSync } from 'node:fs';
import type { PackPage } from 'shared/contract/content/page-body';
import type { Lang } from '../../src/read-pack.ts';
import { addressOf, type WebReport } from './report-list.data.ts';
import { blocksOf, filled, parseChapter, type ChapterText } from './report-text.ts';

type Block = PackPage['blocks'][number];

const TEXTS = new URL('texts/', import.meta.url);
export const MEDIA = new URL('../../media/', import.meta.url);

const WORDS = {
  cn: {
    contents: '目录',
    documents: '文件',
    pdf: (title: string) => `${title}（PDF全文）`,
    csv: (title: string) => `${title}：数据（CSV）`,
    onward: '接着看',
    file: '本报告的全部数字，逐年逐月，可用任何表格软件打开。',
    read: '从第一章读起',
    library: { title: '全部定期报告', text: '历年年度、半年度与季度报告，业绩演示材料。', url: '/invest/info' },
    responsibility: { title: '全部责任报告', text: '历年可持续发展报告与ESG报告。', url: '/csr/reportList' },
    figures: { title: '十年主要数据', text: '九项指标，可选、可下载。', url: '/invest/figures' },
  },
  en: {
    contents: 'Contents',
    documents: 'Documents',
    pdf: (title: string) => `${title}: the whole as a PDF`,
    csv: (title: string) => `${title}: data as CSV`,
    onward: 'Read on',
    file: 'All figures of this report by year and month, for any spreadsheet.',
    read: 'Begin with the first chapter',
    library: {
      title: 'All periodic reports',
      text: 'Annual, half-year and quarterly reports, and presentations of results.',
      url: '/invest/info',
    },
    responsibility: {
      title: 'All responsibility reports',
      text: 'Sustainability and ESG reports of earlier years.',
      url: '/csr/reportList',
    },
    figures: {
      title: 'Ten years of key figures',
      text: 'Nine figures to choose from, and as files.',
      url: '/invest/figures',
    },
  },
} as const;

/** Sizes of the files of a report in bytes, by their names; empty before they are made. */
export type FileSizes = ReadonlyMap<string, number>;

export const pdfName = ({ id }: WebReport, lang: Lang): string => (lang === 'cn' ? `${id}.pdf` : `${id}-en.pdf`);
export const csvName = ({ id }: WebReport, lang: Lang): string => `${id}-data-${lang}.csv`;

export function textOf({ id, year }: WebReport, chapter: string, lang: Lang): ChapterText {
  const source = readFileSync(new URL(`${id}/${chapter}.${lang}.md`, TEXTS), 'utf8');
  const { title, short, description, lead, body } = parseChapter(source);
  const edition = { year, lang };
  return {
    body,
    title: filled(title, edition),
    short: filled(short, edition),
    description: filled(description, edition),
    lead: filled(lead, edition),
  };
}

function pageOf({ title, short, description, lead }: ChapterText, blocks: Block[]): PackPage {
  return { title, shortTitle: short, description, opening: { lead, links: [] }, blocks };
}

/** What every chapter ends with, so that nobody stands before a wall. */
function onward(report: WebReport, chapter: string, lang: Lang): Block {
  const words = WORDS[lang];
  const file = {
    title: words.csv(report.title[lang]),
    text: words.file,
    url: `/cn/media-files/${csvName(report, lang)}`,
  };
  const lists = report.id.startsWith('annual') ? words.library : words.responsibility;
  return { kind: 'tiles', heading: words.onward, items: [...(chapter === 'data' ? [file] : []), lists, words.figures] };
}

function documents(report: WebReport, lang: Lang, sizes: FileSizes): Block {
  const words = WORDS[lang];
  const files = [
    { title: words.pdf(report.title[lang]), file: pdfName(report, lang) },
    { title: words.csv(report.title[lang]), file: csvName(report, lang) },
  ];
  const items = files.map(({ title, file }) => {
    return { title, url: `/cn/media-files/${file}`, size: sizes.get(file) ?? 0, date: report.date };
  });
  return { kind: 'documents', heading: words.documents, items };
}

export interface ReportPage {
  /** Below the language segment. */
  path: string;
  page: PackPage;
}

/** The cover of a report: what it is, its chapters, and its documents. */
function coverOf(report: WebReport, lang: Lang, sizes: FileSizes): ReportPage {
  const text = textOf(report, 'cover', lang);
  const words = WORDS[lang];
  const chapters = report.chapters.map((chapter) => {
    const { short, lead } = textOf(report, chapter, lang);
    return { title: short, text: lead, url: addressOf(report, chapter) };
  });
  const blocks: Block[] = [
    ...blocksOf(text.body, { year: report.year, lang }),
    { kind: 'tiles', id: 'contents', heading: words.contents, items: chapters },
    documents(report, lang, sizes),
  ];
  const page = pageOf(text, blocks);
  const links = [{ label: words.read, url: chapters[0]?.url ?? '' }];
  return { path: addressOf(report), page: { ...page, opening: { ...page.opening, links } } };
}

/** All pages of a report in one language, its cover first. */
export function reportPages(report: WebReport, lang: Lang, sizes: FileSizes = new Map()): ReportPage[] {
  const chapters = report.chapters.map((chapter) => {
    const text = textOf(report, chapter, lang);
    const blocks = blocksOf(text.body, { year: report.year, lang });
    return {
      path: addressOf(report, chapter),
      page: pageOf(text, [...blocks, onward(report, chapter, lang)]),
    };
  });
  return [coverOf(report, lang, sizes), ...chapters];
}
