import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Lang } from '../src/read-pack.ts';
import { reportCsv } from './reports/report-csv.ts';
import { WEB_REPORTS, addressOf, type WebReport } from './reports/report-list.data.ts';
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
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const LANGS = ['cn', 'en'] as const;

const sizes = new Map<string, number>();
for (const report of WEB_REPORTS) {
  for (const lang of LANGS) {
    await keep(csvName(report, lang), Buffer.from(reportCsv(report, lang)));
    await keep(pdfName(report, lang), await reportPdf(report, lang, await faceOf(report, lang)));
    for (const { path, page } of reportPages(report, lang, sizes)) {
      const folder = new URL(`pages${path}/`, PACK);
      await mkdir(folder, { recursive: true });
      await writeFile(new URL(`${lang}.json`, folder), `${JSON.stringify(page, null, 2)}\n`);
    }
  }
}
for (const file of ['reports.json', 'special-topics.json']) await note(file);
console.log(`${WEB_REPORTS.length} reports, ${[...sizes.values()].reduce((sum, size) => sum + size, 0)} bytes`);

async function keep(name: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(name, MEDIA), bytes);
  sizes.set(name, bytes.length);
}

/** The face with the characters of one document only. */
async function faceOf(report: WebReport, lang: Lang): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(FACE[lang]));
  const characters = [...new Set(`${ASCII}·−—“”　${wordsOfReport(report, lang)}`)].join('');
  return subsetFont(source, characters, { targetFormat: 'sfnt' });
}

interface Listed {
  id: string;
  url: string;
  size: number;
}

/** Where a report is to be read, and how large its documents are. */
async function note(file: string): Promise<void> {
  const entries = JSON.parse(await readFile(new URL(file, PACK), 'utf8')) as Listed[];
  const noted = entries.map((entry) => {
    const report = WEB_REPORTS.find(({ id }) => id === entry.id);
    if (!report) return entry;
    const [own, english] = LANGS.map((lang) => {
      const name = pdfName(report, lang);
      return { url: `/cn/media-files/${name}`, size: sizes.get(name) ?? 0 };
    });
    return { ...entry, ...own, web: addressOf(report), english };
  });
  await writeFile(new URL(file, PACK), `${JSON.stringify(noted, null, 2)}\n`);
}
