import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '../build/pdf-pages.ts';
import { reportCsv } from '../build/reports/report-csv.ts';
import { addressOf, WEB_REPORTS } from '../build/reports/report-list.data.ts';
import { csvName, pdfName, reportPages } from '../build/reports/report-pages.ts';
import { reportPdf } from '../build/reports/report-pdf.ts';
import { FIGURES, written } from '../build/reports/report-values.ts';
import { MEDIA_ROOT, readPackFile, readPages, type Lang } from './read-pack.ts';

const LANGS = ['cn', 'en'] as const satisfies readonly Lang[];
const editions = WEB_REPORTS.flatMap((report) => LANGS.map((lang) => ({ id: report.id, report, lang })));
const pages = new Map(readPages().map(({ path, texts }) => [path, texts]));
const bytesOf = (name: string) => readFileSync(new URL(name, MEDIA_ROOT));
const sizes = new Map(
  editions
    .flatMap(({ report, lang }) => [pdfName(report, lang), csvName(report, lang)])
    .map((name) => [name, statSync(new URL(name, MEDIA_ROOT)).size]),
);
const blocksOf = (path: string, lang: Lang) => pages.get(path)?.[lang]?.blocks ?? [];
/** A small face without the characters of the text: the bytes need not be read. */
const FONT_OF_TEST = '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff';

// Issue 21, item 9.
describe.each(editions)('the report $id in $lang', ({ report, lang }) => {
  test('is in the pack as its texts and the figures of the pack make it: `pnpm --filter content web-reports`', () => {
    for (const { path, page } of reportPages(report, lang, sizes)) {
      expect([path, pages.get(path)?.[lang]]).toEqual([path, page]);
    }
    expect(bytesOf(csvName(report, lang)).toString('utf8')).toBe(reportCsv(report, lang));
  });

  test('has six to ten chapters, each with a chart, a table or a voice', () => {
    expect(report.chapters.length).toBeGreaterThanOrEqual(6);
    expect(report.chapters.length).toBeLessThanOrEqual(10);
    for (const chapter of report.chapters) {
      const kinds = blocksOf(addressOf(report, chapter), lang).map(({ kind }) => kind);
      expect([chapter, kinds.some((kind) => ['chart', 'table', 'quote'].includes(kind))]).toEqual([chapter, true]);
    }
  });

  test('is a document of forty pages and more that readers of screens and programs can read', () => {
    const bytes = bytesOf(pdfName(report, lang));
    const text = bytes.toString('latin1');
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(40);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/MarkInfo');
    expect(text).toContain(`/Lang (${lang === 'cn' ? 'zh-CN' : 'en'})`);
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Outlines');
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure', 'BlockQuote', 'TOC'])
      expect(text).toContain(`/S /${tag}`);
    expect(text.match(/\/Title (?:\(|<)/g)?.length).toBeGreaterThan(30);
    expect(text.match(/\/S \/Figure/g)).toHaveLength(text.match(/\/Alt (?:\(|<)/g)?.length ?? 0);
    expect(bytes.length).toBeLessThan(600_000);
  });

  test('is told to be there by the lists, with the size that its document has', () => {
    const listed = [...readPackFile('reports.json'), ...readPackFile('special-topics.json')];
    const entry = listed.find(({ id }) => id === report.id);
    const { url, size } = (lang === 'cn' ? entry : entry?.english) ?? {};
    expect([entry?.web, url, size]).toEqual([
      addressOf(report),
      `/cn/media-files/${pdfName(report, lang)}`,
      sizes.get(pdfName(report, lang)),
    ]);
    expect(entry?.date).toBe(report.date);
  });
});

test('a document of a report is made again with the same bytes', { timeout: 60_000 }, async () => {
  const [report] = WEB_REPORTS;
  if (!report) throw new Error('no report');
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT_OF_TEST));
  expect((await reportPdf(report, 'en', font)).equals(await reportPdf(report, 'en', font))).toBe(true);
});

describe('the figures that reports count for themselves', () => {
  test('are those of the plan, year by year', () => {
    const plan = blocksOf('/about/plan', 'en').find((block) => block.kind === 'table' && block.id === 'years');
    const rows = plan?.kind === 'table' ? plan.rows : [];
    const names = ['nevShare', 'markets', 'partsCentres', 'aluminium', 'renewable', 'accidents'];
    const stated = names.flatMap((name, at) =>
      [2022, 2023, 2024, 2025].flatMap((year, column) => {
        const cell = rows[at]?.[column + 1] ?? '—';
        return cell === '—' ? [] : [{ name, year, cell }];
      }),
    );
    const wrong = stated.filter(({ name, year, cell }) => written(name, year, 'en') !== cell);
    expect(wrong).toEqual([]);
    expect(stated.length).toBeGreaterThanOrEqual(15);
    expect(rows).toHaveLength(7);
  });

  test('say of the goals that were missed what the page of responsibility says', () => {
    const missed = blocksOf('/csr', 'en').find((block) => block.kind === 'table' && block.id === 'missed');
    const results = missed?.kind === 'table' ? missed.rows.map((row) => row[2]) : [];
    const water = (1 - (FIGURES['water']?.of(2025, 'en') ?? 0) / (FIGURES['water']?.of(2024, 'en') ?? 1)) * 100;
    expect(results[0]).toBe(`${water.toFixed(0)}% less`);
    expect(results[2]).toBe(`${FIGURES['suppliers']?.of(2025, 'en')}%`);
  });

  test('count the employees of the profile', () => {
    expect(FIGURES['employees']?.of(2025, 'en')).toBe(61_290);
    for (let year = 2016; year <= 2025; year += 1) expect(FIGURES['employees']?.of(year, 'en')).toBeGreaterThan(30_000);
  });
});
