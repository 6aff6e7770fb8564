import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/* What all documents of the group have in common. Lengths are points. */

export const MARGIN = 56;
export const INK = '#0b0f14';
export const QUIET = '#5b646d';
export const HAIR = '#c9ced3';
const FOLIO = 34;

interface Face {
  title: string;
  /** `yyyy-MM-dd`. */
  date: string;
  /** BCP 47 */
  lang: string;
  landscape: boolean;
  /** Has every character of the document. */
  font: Buffer;
}

/** A tagged PDF (ISO 14289). The same input gives the same bytes. */
export async function pdfBytes(
  { title, date, lang, landscape, font }: Face,
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const moment = new Date(`${date}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: '辰岳汽车集团 Chenyue Automobile Group', CreationDate: moment, ModDate: moment },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.once('end', resolve));
  pdf.registerFont('han', font);
  write(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

interface Said {
  text: string;
  size: number;
  colour?: string;
}

/** Text below what stands there, as a part of the reading order. */
export function say(pdf: Pdf, tag: 'H1' | 'H2' | 'P' | 'BlockQuote' | 'LI', { text, size, colour = INK }: Said): void {
  const write = () =>
    pdf
      .font('han')
      .fontSize(size)
      .fillColor(colour)
      .text(text, { lineGap: size * 0.35 });
  pdf.addStructure(pdf.struct(tag, {}, write));
}

/** The line below a row of a table; a firm one below its head. */
export function ruleBelow(pdf: Pdf, y: number, isHead: boolean): void {
  pdf.markContent('Artifact');
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(isHead ? 0.9 : 0.35);
  pdf.strokeColor(isHead ? INK : HAIR).stroke();
  pdf.endMarkedContent();
}

/** Title and page number at the foot of every page from `first` on, which counts from 0. */
export function folios(pdf: Pdf, title: string, first: number): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = first; page < count; page += 1) {
    pdf.switchToPage(page);
    const bottom = pdf.page.height - FOLIO;
    // Below the margin pdfkit would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact');
    pdf.font('han').fontSize(8).fillColor(QUIET);
    pdf.text(title, MARGIN, bottom, { lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, MARGIN, bottom, { width: pdf.page.width - 2 * MARGIN, align: 'right' });
    pdf.endMarkedContent();
  }
}
