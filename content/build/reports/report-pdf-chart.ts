import type { PackPage } from 'shared/contract/content/page-body';
import { HAIR, MARGIN, QUIET, type Pdf } from '../pdf.ts';

type Chart = Extract<PackPage['blocks'][number], { kind: 'chart' }>;

/* Points. */
const HEIGHT = 190;
const LABELS = 30;
const FILLED = 0.68;
/** As on the page in light. */
const COLOURS = ['#2f4b7c', '#946a18', '#4a8c84', '#8a4f7d'];

/** The columns of a chart from nought, with its years below and its lines named; its table says the numbers. */
export function chartOnPaper(pdf: Pdf, chart: Chart): void {
  if (pdf.y + HEIGHT + LABELS + 150 > pdf.page.height - MARGIN) pdf.addPage();
  const alt = `${chart.caption}: ${chart.lines.map(({ name }) => name).join(', ')}`;
  const top = pdf.y;
  pdf.addStructure(pdf.struct('Figure', { alt }, () => drawing(pdf, chart, top)));
  pdf.x = MARGIN;
  pdf.y = top + HEIGHT + LABELS;
}

function drawing(pdf: Pdf, { years, lines }: Chart, top: number): void {
  const width = pdf.page.width - 2 * MARGIN;
  const most = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 1e-9);
  const slot = width / years.length;
  const column = (slot * FILLED) / lines.length;
  for (const [line, { values }] of lines.entries()) {
    for (const [at, value] of values.entries()) {
      if (value === null) continue;
      const height = ((HEIGHT - 20) * value) / most;
      const x = MARGIN + slot * (at + (1 - FILLED) / 2) + column * line;
      pdf.rect(x, top + HEIGHT - height, column, height).fill(COLOURS[line] ?? QUIET);
    }
  }
  pdf
    .moveTo(MARGIN, top + HEIGHT)
    .lineTo(MARGIN + width, top + HEIGHT)
    .lineWidth(0.5)
    .stroke(HAIR);
  pdf.font('han').fontSize(8.5).fillColor(QUIET);
  for (const [at, year] of years.entries()) {
    pdf.text(year, MARGIN + slot * at, top + HEIGHT + 5, { width: slot, align: 'center', lineBreak: false });
  }
  if (lines.length > 1) legend(pdf, lines, top);
}

function legend(pdf: Pdf, lines: Chart['lines'], top: number): void {
  let x = MARGIN;
  for (const [line, { name }] of lines.entries()) {
    pdf.rect(x, top + 2, 7, 7).fill(COLOURS[line] ?? QUIET);
    pdf.fillColor(QUIET).text(name, x + 11, top, { lineBreak: false });
    x += pdf.widthOfString(name) + 30;
  }
}
