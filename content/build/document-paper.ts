import type { PaperDocument, Sheet, Words } from './document-sheets.ts';
import { folios, HAIR, INK, MARGIN, pdfBytes, QUIET, ruleBelow, say, type Pdf } from './pdf.ts';

type TableSheet = Extract<Sheet, { kind: 'table' }>;

const SIGNAL = '#d9481f';
const LINES = 34;
const ROW = 25;

/** One document as a tagged PDF: a cover with the streamlines, then its sheets. The same input gives the same bytes. */
export function paperOf(document: PaperDocument, font: Buffer): Promise<Buffer> {
  const { title, date, landscape } = document;
  const face = { title: `${title.cn} · ${title.en}`, date, lang: 'zh-CN', landscape, font };
  return pdfBytes(face, (pdf) => {
    cover(pdf, document);
    for (const sheet of document.sheets) sheetOf(pdf, sheet);
    folios(pdf, title.cn, 1);
  });
}

function cover(pdf: Pdf, { title, date, name }: PaperDocument): void {
  pdf.addPage();
  pdf.markContent('Artifact');
  streamlines(pdf, name);
  pdf.endMarkedContent();
  pdf.y = pdf.page.height * 0.52;
  say(pdf, 'P', { text: '辰岳汽车集团　Chenyue Automobile Group', size: 11, colour: QUIET });
  pdf.moveDown(0.8);
  say(pdf, 'H1', { text: title.cn, size: 28 });
  say(pdf, 'P', { text: title.en, size: 15, colour: QUIET });
  pdf.moveDown(1);
  say(pdf, 'P', { text: date, size: 11, colour: QUIET });
}

/** A wind-tunnel picture from the name of the document; one line is orange, as everywhere. */
export function streamlines(pdf: Pdf, name: string): void {
  const seed = Buffer.from(name).reduce((hash, byte) => (Math.imul(hash, 31) + byte) >>> 0, 7);
  const [hump, at] = [60 + (seed % 50), 0.35 + ((seed >>> 8) % 30) / 100];
  const { width, height } = pdf.page;
  const middle = Math.floor(LINES * 0.62);
  for (let line = 0; line < LINES; line += 1) {
    const base = height * 0.08 + line * (height * 0.011);
    const lift = hump * Math.exp(-(((line - middle) / 9) ** 2));
    pdf.moveTo(0, base);
    for (let step = 1; step <= 24; step += 1) {
      const across = step / 24;
      pdf.lineTo(width * across, base - lift * Math.exp(-(((across - at) / 0.22) ** 2)));
    }
    pdf
      .lineWidth(line === middle ? 1.1 : 0.5)
      .strokeColor(line === middle ? SIGNAL : HAIR)
      .stroke();
  }
}

function sheetOf(pdf: Pdf, sheet: Sheet): void {
  const needed = sheet.kind === 'table' ? Math.min(sheet.rows.length, 8) * ROW + 110 : 150;
  const first = pdf.bufferedPageRange().count === 1;
  if (first || pdf.y + needed > pdf.page.height - MARGIN) pdf.addPage();
  else pdf.moveDown(2.2);
  pdf.x = MARGIN;
  say(pdf, 'H2', { text: sheet.heading.cn, size: 17 });
  say(pdf, 'P', { text: sheet.heading.en, size: 11, colour: QUIET });
  pdf.moveDown(0.8);
  if (sheet.kind === 'table') return tableOf(pdf, sheet);
  for (const { cn, en } of sheet.paragraphs) {
    say(pdf, 'P', { text: cn, size: 10.5 });
    say(pdf, 'P', { text: en, size: 9.5, colour: QUIET });
    pdf.moveDown(0.7);
  }
}

function tableOf(pdf: Pdf, { columns, rows }: TableSheet): void {
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  rowOf(pdf, table, { tag: 'TH', cells: columns });
  for (const [label, ...figures] of rows) {
    if (pdf.y + ROW > pdf.page.height - MARGIN) {
      pdf.addPage();
      rowOf(pdf, table, { tag: 'TH', cells: columns });
    }
    rowOf(pdf, table, { tag: 'TD', cells: [label, ...figures.map((figure) => ({ cn: figure, en: '' }))] });
  }
  table.end();
  pdf.x = MARGIN;
}

interface Row {
  tag: 'TH' | 'TD';
  cells: readonly Words[];
}

function rowOf(pdf: Pdf, table: PDFKit.PDFStructureElement, { tag, cells }: Row): void {
  const row = pdf.struct('TR');
  table.add(row);
  const top = pdf.y;
  const whole = pdf.page.width - 2 * MARGIN;
  const wide = whole * (cells.length > 2 ? 0.36 : 0.7);
  const narrow = (whole - wide) / (cells.length - 1);
  for (const [at, { cn, en }] of cells.entries()) {
    const box = { x: at === 0 ? MARGIN : MARGIN + wide + (at - 1) * narrow, width: at === 0 ? wide : narrow };
    const align = at === 0 ? 'left' : 'right';
    const write = () => {
      const [size, colour] = tag === 'TH' ? [8.5, QUIET] : [10, INK];
      pdf.font('han').fontSize(size).fillColor(colour);
      pdf.text(cn, box.x, top + 1.5, { width: box.width, align, lineBreak: false, height: 12 });
      if (en && en !== cn)
        pdf
          .fontSize(7)
          .fillColor(QUIET)
          .text(en, box.x, top + 15, { width: box.width, align, height: 9 });
    };
    row.add(pdf.struct(tag, {}, write));
  }
  row.end();
  ruleBelow(pdf, top + ROW, tag === 'TH');
  pdf.y = top + ROW;
}
