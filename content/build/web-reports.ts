import { mkdir, writeFile } from 'node:fs/promises';
import { faceFor, recordDocuments, type ListedDocument } from './document-files.ts';
import { reportCsv } from './reports/report-csv.ts';
import { WEB_REPORTS, addressOf } from './reports/report-list.data.ts';
import { csvName, MEDIA, pdfName, reportPages } from './reports/report-pages.ts';
import { reportPdf, wordsOfReport } from './reports/report-pdf.ts';

/*
 * `pnpm --filter content web-reports`: makes the pages, documents and data files of the reports in `reports/texts` from these
 * texts and the pack's own figures, and notes them in the lists of reports.
 */

const PACK = new URL('../pack/', import.meta.url);
const FACES = '@fontsource/noto-sans-sc/files/noto-sans-sc-';
const FACE = {
  cn: `${FACES}chinese-simplified-400-normal.woff2`,
  en: `${FACES}latin-400-normal.woff2`,
} as const;
const LANGS = ['cn', 'en'] as const;

const sizes = new Map<string, number>();
for (const report of WEB_REPORTS) {
  for (const lang of LANGS) {
    await keep(csvName(report, lang), Buffer.from(reportCsv(report, lang)));
    await keep(
      pdfName(report, lang),
      await reportPdf(report, lang, await faceFor(FACE[lang], `·−—“”　${wordsOfReport(report, lang)}`)),
    );
    for (const { path, page } of reportPages(report, lang, sizes)) {
      const folder = new URL(`pages${path}/`, PACK);
      await mkdir(folder, { recursive: true });
      await writeFile(new URL(`${lang}.json`, folder), `${JSON.stringify(page, null, 2)}\n`);
    }
  }
}
for (const file of ['reports.json', 'special-topics.json']) await recordDocuments(file, noted);
console.log(`${WEB_REPORTS.length} reports, ${[...sizes.values()].reduce((sum, size) => sum + size, 0)} bytes`);

async function keep(name: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(name, MEDIA), bytes);
  sizes.set(name, bytes.length);
}

/** Where a report is to be read, and how large its documents are. */
function noted(entry: ListedDocument): ListedDocument {
  const report = WEB_REPORTS.find(({ id }) => id === entry.id);
  if (!report) return entry;
  const [own, english] = LANGS.map((lang) => {
    const name = pdfName(report, lang);
    return { url: `/cn/media-files/${name}`, size: sizes.get(name) ?? 0 };
  });
  const pages = { web: addressOf(report), english };
  return { ...entry, ...own, ...pages };
}
