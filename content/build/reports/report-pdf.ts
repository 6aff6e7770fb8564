import { readPackFile, type Lang } from '../../src/read-pack.ts';
import { streamlines } from '../document-paper.ts';
import { folios, MARGIN, pdfBytes, QUIET, say, type Pdf } from '../pdf.ts';
import type { WebReport } from './report-list.data.ts';
import { reportPages, type ReportPage } from './report-pages.ts';
import { blocksOnPaper, heading, isPrinted } from './report-pdf-blocks.ts';

type Outline = PDFKit.PDFOutline;

const WORDS = {
  cn: {
    language: 'zh-CN',
    group: '辰岳汽车集团（虚构）',
    contents: '目录',
    glossary: '名词解释',
    chapter: (number: number) => `第${number}章`,
    legal:
      '辰岳汽车集团及本文件中的品牌、人物与数据均为虚构。正式文本以公司在交易所披露的为准，本文件不构成买卖任何证券的要约或建议。',
  },
  en: {
    language: 'en',
    group: 'Chenyue Automobile Group (fictional)',
    contents: 'Contents',
    glossary: 'Words of this report',
    chapter: (number: number) => `Chapter ${number}`,
    legal:
      'Chenyue Automobile Group and all brands, people and figures in this document are fictional. The text filed with the exchanges prevails. Nothing in it is an offer or advice to buy or sell securities.',
  },
} as const;

/** Everything that a report's document says, for the face that has its characters. */
export function wordsOfReport(report: WebReport, lang: Lang): string {
  return JSON.stringify([WORDS[lang], WORDS[lang].chapter(12), report, reportPages(report, lang), glossaryIn(lang)]);
}

const glossaryIn = (lang: Lang) =>
  readPackFile('glossary.json').map(({ term, text }) => ({ term: term[lang], text: text[lang].replaceAll('’', "'") }));

/** Quotations get their marks. The face has curled ones as wide as a Chinese character, so that English has straight ones. */
function pagesOnPaper(report: WebReport, lang: Lang): ReportPage[] {
  const pages = reportPages(report, lang).map(({ path, page }) => {
    const blocks = page.blocks.map((block) => (block.kind === 'quote' ? { ...block, text: `“${block.text}”` } : block));
    return { path, page: { ...page, blocks } };
  });
  if (lang === 'cn') return pages;
  const straight = JSON.stringify(pages)
    .replaceAll('’', "'")
    .replaceAll(/[“”]/g, String.raw`\"`);
  return JSON.parse(straight) as ReportPage[];
}

interface Entry {
  name: string;
  page: number;
}

/** A report in one language as a tagged PDF with bookmarks, from the pages of the site. The same input gives the same bytes. */
export function reportPdf(report: WebReport, lang: Lang, font: Buffer): Promise<Buffer> {
  const words = WORDS[lang];
  const title = `${report.title[lang]} · ${words.group}`;
  const [cover, ...chapters] = pagesOnPaper(report, lang);
  return pdfBytes({ title, date: report.date, lang: words.language, landscape: false, font }, (pdf) => {
    if (!cover) return;
    const { outline } = pdf;
    coverOf(pdf, report, { lang, cover });
    const contents = reserveContents(pdf, words.contents, outline);
    const entries = [
      ...chapters.map(({ page }, at) => chapterOf(pdf, page, { label: words.chapter(at + 1), outline })),
      glossary(pdf, lang, outline),
    ];
    fillContents(pdf, contents, entries);
    folios(pdf, report.title[lang], 1);
  });
}

const pageNow = (pdf: Pdf) => pdf.bufferedPageRange().count;

function coverOf(pdf: Pdf, report: WebReport, { lang, cover }: { lang: Lang; cover: ReportPage }): void {
  pdf.addPage();
  pdf.outline.addItem(report.title[lang]);
  pdf.markContent('Artifact');
  streamlines(pdf, report.id);
  pdf.endMarkedContent();
  pdf.y = pdf.page.height * 0.52;
  say(pdf, 'P', { text: WORDS[lang].group, size: 11, colour: QUIET });
  pdf.moveDown(0.8);
  say(pdf, 'H1', { text: report.title[lang], size: 28 });
  pdf.moveDown(0.6);
  say(pdf, 'P', { text: cover.page.opening.lead ?? '', size: 12, colour: QUIET });
  pdf.moveDown(1);
  say(pdf, 'P', { text: report.date, size: 11, colour: QUIET });
  pdf.addPage();
  blocksOnPaper(pdf, cover.page.blocks, () => undefined);
  pdf.moveDown(1);
  say(pdf, 'P', { text: WORDS[lang].legal, size: 9, colour: QUIET });
}

interface Contents {
  page: number;
  y: number;
  list: PDFKit.PDFStructureElement;
}

/** A page whose entries are written when their pages are known. */
function reserveContents(pdf: Pdf, name: string, outline: Outline): Contents {
  pdf.addPage();
  outline.addItem(name);
  say(pdf, 'H1', { text: name, size: 24 });
  pdf.moveDown(1);
  const list = pdf.struct('TOC');
  pdf.addStructure(list);
  return { page: pageNow(pdf) - 1, y: pdf.y, list };
}

function fillContents(pdf: Pdf, { page, y, list }: Contents, entries: readonly Entry[]): void {
  pdf.switchToPage(page);
  const width = pdf.page.width - 2 * MARGIN;
  for (const [at, entry] of entries.entries()) {
    const top = y + at * 30;
    const write = () => {
      pdf.font('han').fontSize(12).fillColor('#0b0f14');
      pdf.text(entry.name, MARGIN, top, { width: width - 60, lineBreak: false });
      pdf.text(String(entry.page), MARGIN, top, { width, align: 'right', lineBreak: false });
    };
    list.add(pdf.struct('TOCI', {}, write));
  }
  list.end();
}

/** A chapter begins with a page of its own; its headings are bookmarks below it. */
function chapterOf(
  pdf: Pdf,
  { title, shortTitle, opening, blocks }: ReportPage['page'],
  { label, outline }: { label: string; outline: Outline },
): Entry {
  pdf.addPage();
  const entry = { name: `${label}  ${shortTitle ?? title}`, page: pageNow(pdf) };
  const bookmark = outline.addItem(`${label} ${shortTitle ?? title}`);
  pdf.markContent('Artifact');
  streamlines(pdf, title);
  pdf.endMarkedContent();
  pdf.y = pdf.page.height * 0.52;
  say(pdf, 'P', { text: label, size: 12, colour: QUIET });
  pdf.moveDown(0.5);
  say(pdf, 'H1', { text: title, size: 26 });
  pdf.moveDown(0.8);
  say(pdf, 'P', { text: opening.lead ?? '', size: 14, colour: QUIET });
  pdf.addPage();
  blocksOnPaper(pdf, blocks.filter(isPrinted), (name) => bookmark.addItem(name));
  return entry;
}

/** What the words mean, as the glossary of the site has it. */
function glossary(pdf: Pdf, lang: Lang, outline: Outline): Entry {
  const name = WORDS[lang].glossary;
  pdf.addPage();
  outline.addItem(name);
  const entry = { name, page: pageNow(pdf) };
  say(pdf, 'H1', { text: name, size: 24 });
  pdf.moveDown(0.8);
  for (const { term, text } of glossaryIn(lang)) {
    heading(pdf, term, 12);
    say(pdf, 'P', { text, size: 10.5 });
    pdf.moveDown(0.6);
  }
  return entry;
}
