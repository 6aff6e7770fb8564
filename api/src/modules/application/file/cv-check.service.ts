import { CV_MOST_BYTES, isCvName, type CvKind, type CvRule } from 'shared/contract/talent/cv-file';
import { docxFault } from './docx.adapter.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const PDF = /^%PDF-[12]\.\d/;
/** Where the end of a PDF is looked for (ISO 32000-2, annex I: the last 1024 bytes). */
const TAIL_BYTES = 1024;

/** What a PDF may not have: actions that run something, and files inside it. Names may be written with `#` and two digits. */
const ACTIONS = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z])/;
const LOCKED = /\/Encrypt(?![A-Za-z])/;

/** Compressed bytes say anything by chance; what they hide is the scanner's matter. */
const STREAMS = /stream\r?\n[\s\S]*?endstream/g;

const named = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function pdfFault(bytes: Buffer): CvRule | undefined {
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) return 'broken';
  const text = named(bytes.toString('latin1').replaceAll(STREAMS, ''));
  if (LOCKED.test(text)) return 'locked';
  return ACTIONS.test(text) ? 'macro' : undefined;
}

export type CheckedCv = { kind: CvKind } | { fault: CvRule };

/** What a file is, by its content alone, or the rule that it breaks (spec RULE-cv). */
export async function checkCv({ name, bytes }: { name: string; bytes: Buffer }): Promise<CheckedCv> {
  if (!isCvName(name)) return { fault: 'name' };
  if (bytes.length === 0) return { fault: 'empty' };
  if (bytes.length > CV_MOST_BYTES) return { fault: 'size' };
  if (PDF.test(bytes.toString('latin1', 0, 8))) return verdict('pdf', pdfFault(bytes));
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return verdict('docx', await docxFault(bytes));
  return { fault: 'type' };
}

const verdict = (kind: CvKind, fault: CvRule | undefined): CheckedCv => (fault === undefined ? { kind } : { fault });
