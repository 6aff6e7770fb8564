import type { AnnouncementPiece } from 'shared/contract/content/announcement-text';
import type { Lang } from '../src/read-pack.ts';
import { folios, INK, MARGIN, pdfBytes, QUIET, ruleBelow, say, type Pdf } from './pdf.ts';

export interface FilingDocument {
  lang: Lang;
  market: 'A' | 'H';
  /** `yyyy-MM-dd`. */
  date: string;
  title: string;
  pieces: readonly AnnouncementPiece[];
}

type TablePiece = Extract<AnnouncementPiece, { kind: 'table' }>;

/** What stands around every filing of a market, in the words of its rules. */
export const FRAME = {
  cn: {
    group: '辰岳汽车集团股份有限公司（虚构）',
    code: { A: '证券代码：A-DEMO　证券简称：辰岳汽车（示例）', H: '股份代号：H-DEMO（示例）' },
    statement: {
      A: '本公司董事会及全体董事保证本公告内容不存在虚假记载、误导性陈述或者重大遗漏。',
      H: '交易所对本公告的内容概不负责，对其准确性或完整性亦不发表声明。',
    },
    signed: (date: string) => `辰岳汽车集团股份有限公司董事会　${date}`,
  },
  en: {
    group: 'Chenyue Automobile Group Co., Ltd (fictional)',
    code: { A: 'A shares: A-DEMO (sample)', H: 'Stock code: H-DEMO (sample)' },
    statement: {
      A: 'The board and all directors warrant that this announcement holds no false statement, misleads nobody and omits nothing material.',
      H: 'The exchange takes no responsibility for the contents of this announcement and makes no representation as to its accuracy or completeness.',
    },
    signed: (date: string) => `By order of the board, Chenyue Automobile Group Co., Ltd, ${date}`,
  },
} as const;

const LANGUAGE = { cn: 'zh-CN', en: 'en' } as const;
const LINE_GAP = 3;

/** One filing in one language. */
export function filingPdf(filing: FilingDocument, font: Buffer): Promise<Buffer> {
  const { lang, market, date, title, pieces } = filing;
  const frame = FRAME[lang];
  const face = { title, date, lang: LANGUAGE[lang], landscape: false, font };
  return pdfBytes(face, (pdf) => {
    pdf.addPage();
    say(pdf, 'P', { text: frame.code[market], size: 9, colour: QUIET });
    pdf.moveDown(1.2);
    say(pdf, 'P', { text: frame.group, size: 11, colour: QUIET });
    say(pdf, 'H1', { text: title, size: 19 });
    pdf.moveDown(0.6);
    say(pdf, 'P', { text: frame.statement[market], size: 9, colour: QUIET });
    pdf.moveDown(0.9);
    for (const piece of pieces) pieceOf(pdf, piece);
    pdf.moveDown(1);
    say(pdf, 'P', { text: frame.signed(date), size: 10.5 });
    folios(pdf, title, 0);
  });
}

/** A part of a text below what stands there. */
export function pieceOf(pdf: Pdf, piece: AnnouncementPiece): void {
  if (piece.kind === 'table') return tableOf(pdf, piece);
  if (piece.kind === 'heading') {
    pdf.moveDown(0.5);
    say(pdf, 'H2', { text: piece.text, size: 13 });
  } else if (piece.kind === 'paragraph') say(pdf, 'P', { text: piece.text, size: 10.5 });
  else for (const item of piece.items) say(pdf, 'P', { text: `· ${item}`, size: 10.5 });
  pdf.moveDown(0.6);
}

function tableOf(pdf: Pdf, { caption, columns, rows }: TablePiece): void {
  if (pdf.y + 110 > pdf.page.height - MARGIN) pdf.addPage();
  say(pdf, 'P', { text: caption, size: 9.5, colour: QUIET });
  const table = pdf.struct('Table');
  pdf.addStructure(table);
  rowOf(pdf, table, { tag: 'TH', cells: columns });
  for (const cells of rows) {
    if (pdf.y + heightOf(pdf, cells) > pdf.page.height - MARGIN) {
      pdf.addPage();
      rowOf(pdf, table, { tag: 'TH', cells: columns });
    }
    rowOf(pdf, table, { tag: 'TD', cells });
  }
  table.end();
  pdf.x = MARGIN;
  pdf.moveDown(1);
}

/** Where the column at an index begins and how wide it is; the first is somewhat wider. */
function columnOf(pdf: Pdf, count: number, at: number) {
  const whole = pdf.page.width - 2 * MARGIN;
  const first = count === 2 ? whole * 0.36 : (whole * 1.4) / (count + 0.4);
  const other = (whole - first) / (count - 1);
  return { x: at === 0 ? MARGIN : MARGIN + first + (at - 1) * other, width: (at === 0 ? first : other) - 6 };
}

function heightOf(pdf: Pdf, cells: readonly string[]): number {
  pdf.font('han').fontSize(9);
  const heights = cells.map((cell, at) => {
    const { width } = columnOf(pdf, cells.length, at);
    return pdf.heightOfString(cell, { width, lineGap: LINE_GAP });
  });
  return Math.max(...heights) + 7;
}

interface Row {
  tag: 'TH' | 'TD';
  cells: readonly string[];
}

function rowOf(pdf: Pdf, table: PDFKit.PDFStructureElement, { tag, cells }: Row): void {
  const row = pdf.struct('TR');
  table.add(row);
  const top = pdf.y;
  const height = heightOf(pdf, cells);
  for (const [at, cell] of cells.entries()) {
    const { x, width } = columnOf(pdf, cells.length, at);
    const align = at === 0 || cells.length === 2 ? 'left' : 'right';
    const write = () => {
      pdf
        .font('han')
        .fontSize(9)
        .fillColor(tag === 'TH' ? QUIET : INK);
      pdf.text(cell, x, top + 4, { width, align, lineGap: LINE_GAP });
    };
    row.add(pdf.struct(tag, {}, write));
  }
  row.end();
  ruleBelow(pdf, top + height, tag === 'TH');
  pdf.y = top + height;
}
