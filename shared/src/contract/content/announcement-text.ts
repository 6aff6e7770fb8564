import { z } from 'zod';

/** What an announcement is about, in the order in which lists offer it. */
export const ANNOUNCEMENT_CATEGORIES = [
  'results',
  'sales',
  'dividend',
  'meeting',
  'board',
  'shares',
  'transaction',
  'other',
] as const;
export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number];

/** Text of an announcement, piece by piece: plain words and figures, so that page, document and search read the same. */
export const announcementPiece = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal('paragraph'), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string().min(1)).min(1) }),
  z
    .strictObject({
      kind: z.literal('table'),
      caption: z.string().min(1),
      columns: z.array(z.string().min(1)).min(2),
      /** A cell for each column; the first one names the row. */
      rows: z.array(z.array(z.string().min(1))).min(1),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      error: 'must have a cell for each column',
    }),
]);
export type AnnouncementPiece = z.infer<typeof announcementPiece>;

/** Every word of it in the order of reading, a line per piece or row. */
export function plainTextOf(pieces: readonly AnnouncementPiece[]): string {
  return pieces
    .flatMap((piece) => {
      if (piece.kind === 'list') return piece.items;
      if (piece.kind !== 'table') return [piece.text];
      return [piece.caption, piece.columns.join(' '), ...piece.rows.map((row) => row.join(' '))];
    })
    .join('\n');
}
