import { readFile, writeFile } from 'node:fs/promises';
import { faceFor } from './document-files.ts';
import { shortDocuments } from './document-sheets.ts';
import { FRAME, filingPdf, type FilingDocument } from './filing-pdf.ts';
import type { Entry } from './filings/figures.ts';
import { filingOf } from './filings/filings.ts';
import { piecesIn } from './filings/pieces.ts';
import { WEB_REPORTS } from './reports/report-list.data.ts';
import { pagesOf } from './pdf-pages.ts';

/*
 * `pnpm --filter content announcements`, after `documents` and `web-reports`: writes the text of every announcement from the pack's own figures
 * to `announcement-texts.json`, its documents to `media/`, and what they are into `announcements.json`.
 */

const FONT = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2';
const MEDIA = new URL('../media/', import.meta.url);
const PACK = new URL('../pack/', import.meta.url);

const written = new Set(WEB_REPORTS.map(({ id }) => id));
const reports = new Set([...written, ...shortDocuments().map(({ name }) => name)]);
const listed = JSON.parse(await readFile(new URL('announcements.json', PACK), 'utf8')) as Entry[];

const entries: object[] = [];
const texts: object[] = [];
for (const { baseId, market, date, title } of listed) {
  const { category, time, chineseOnly, pieces } = filingOf({ baseId, market, date, title });
  const cn = piecesIn('cn', pieces);
  const en = chineseOnly ? undefined : piecesIn('en', pieces);
  const documents = await documentsOf(baseId, [
    { lang: 'cn', market, date, title: title.cn, pieces: cn },
    ...(en ? [{ lang: 'en' as const, market, date, title: title.en, pieces: en }] : []),
  ]);
  entries.push({ baseId, market, category, date, time, title, documents });
  texts.push({ id: baseId, cn, ...(en && { en }) });
}
for (const [file, list] of [
  ['announcements.json', entries],
  ['announcement-texts.json', texts],
] as const) {
  await writeFile(new URL(file, PACK), `${JSON.stringify(list, null, 2)}\n`);
}
console.log(`${entries.length} announcements`);

/** A report is its own document, in both languages at once unless it is written out in each; every other announcement gets one in each. */
async function documentsOf(baseId: string, filings: readonly FilingDocument[]): Promise<object> {
  const report = reportOf(baseId);
  const files = filings.map(async (filing) => {
    const isEnglish = filing.lang === 'en' && written.has(report);
    if (reports.has(report)) return [filing.lang, await fileOf(isEnglish ? `${report}-en` : report)] as const;
    const name = `${baseId}-${filing.lang}`;
    await writeFile(new URL(`${name}.pdf`, MEDIA), await filingPdf(filing, await faceOf(filing)));
    return [filing.lang, await fileOf(name)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function fileOf(name: string): Promise<{ url: string; size: number; pages: number }> {
  const bytes = await readFile(new URL(`${name}.pdf`, MEDIA));
  return { url: `/cn/media-files/${name}.pdf`, size: bytes.length, pages: pagesOf(bytes) };
}

/** The face with the characters of one document only. */
function faceOf(filing: FilingDocument): Promise<Buffer> {
  const frame = JSON.stringify([FRAME[filing.lang], FRAME[filing.lang].signed('')]);
  return faceFor(FONT, `·−—　${frame}${JSON.stringify(filing)}`);
}

/** `a-20260828-half` announces `half-2026`, `h-20260424-annual` announces `annual-2025-h`. */
function reportOf(baseId: string): string {
  const [, market, year = '', kind = ''] = /^([ah])-(\d{4})\d{4}-(.+)$/.exec(baseId) ?? [];
  const report = { q1: 'q1', q3: 'q3', half: 'half', interim: 'half', annual: 'annual', esg: 'esg' }[kind];
  if (report === undefined) return '';
  const about = report === 'annual' || report === 'esg' ? Number(year) - 1 : year;
  return `${report}-${about}${market === 'h' ? '-h' : ''}`;
}
