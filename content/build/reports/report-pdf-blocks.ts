import type { PackPage } from 'shared/contract/content/page-body';
import { pieceOf } from '../filing-pdf.ts';
import { MARGIN, QUIET, say, type Pdf } from '../pdf.ts';
import { chartOnPaper } from './report-pdf-chart.ts';
import { writeNumber } from './report-values.ts';

type Block = PackPage['blocks'][number];
type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const BODY = 12;
/** Below this a heading would stand alone at the foot of a sheet. */
const ROOM = 110;
const NONE = '—';

/** Ways to other pages are of no use on paper. */
export const isPrinted = ({ kind }: Block): boolean => !['tiles', 'documents', 'callout'].includes(kind);

/** What a text says without the marks of Markdown; links are their words. */
const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

export function heading(pdf: Pdf, text: string, size: number): void {
  if (pdf.y + ROOM > pdf.page.height - MARGIN) pdf.addPage();
  pdf.x = MARGIN;
  say(pdf, 'H2', { text, size });
  pdf.moveDown(0.4);
}

/** Blocks of a page in the order of reading. @param bookmark is told every heading, on its page */
export function blocksOnPaper(pdf: Pdf, blocks: readonly Block[], bookmark: (name: string) => unknown): void {
  for (const block of blocks.filter(isPrinted)) {
    if ('heading' in block && block.heading !== undefined) {
      pdf.moveDown(0.8);
      heading(pdf, block.heading, 17);
      bookmark(block.heading);
    }
    blockOnPaper(pdf, block);
    pdf.moveDown(0.6);
  }
}

function blockOnPaper(pdf: Pdf, block: Block): void {
  pdf.x = MARGIN;
  switch (block.kind) {
    case 'prose':
      for (const text of block.body.split('\n\n')) {
        say(pdf, 'P', { text: plain(text), size: BODY });
        pdf.moveDown(0.7);
      }
      return;
    case 'quote':
      return quoteOnPaper(pdf, block);
    case 'figures': {
      const rows = block.items.map(({ label, value, unit = '', note = '' }) => [
        label,
        `${value} ${unit}`.trim(),
        note,
      ]);
      return pieceOf(pdf, { kind: 'table', caption: block.heading ?? '', columns: ['', '', ''], rows });
    }
    case 'table':
      return tableOnPaper(pdf, block);
    case 'chart':
      chartOnPaper(pdf, block);
      return pieceOf(pdf, tableOfChart(block));
    default:
      throw new Error(`a ${block.kind} has no form on paper`);
  }
}

function quoteOnPaper(pdf: Pdf, { text, by, role = '' }: BlockOf<'quote'>): void {
  if (pdf.y + ROOM > pdf.page.height - MARGIN) pdf.addPage();
  say(pdf, 'BlockQuote', { text, size: 14 });
  pdf.moveDown(0.3);
  say(pdf, 'P', { text: `${by} · ${role}`, size: 10, colour: QUIET });
}

function tableOnPaper(pdf: Pdf, { caption, columns, rows, note }: BlockOf<'table'>): void {
  pieceOf(pdf, { kind: 'table', caption, columns, rows });
  if (note !== undefined) say(pdf, 'P', { text: note, size: 9, colour: QUIET });
}

/** The numbers of a chart, the newest year first, as the page has them. */
function tableOfChart({ caption, axis, years, lines, decimals }: BlockOf<'chart'>) {
  const rows = years
    .map((year, at) => [
      year,
      ...lines.map(({ values }) => {
        const value = values[at];
        return typeof value === 'number' ? writeNumber(value, decimals) : NONE;
      }),
    ])
    .toReversed();
  return { kind: 'table' as const, caption, columns: [axis, ...lines.map(({ name }) => name)], rows };
}
