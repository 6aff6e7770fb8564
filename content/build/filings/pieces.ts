import type { AnnouncementPiece } from 'shared/contract/content/announcement-text';
import type { Lang } from '../../src/read-pack.ts';
import type { Words } from '../document-sheets.ts';

/** A figure or a name that both languages write alike, or words in both. */
type Cell = string | Words;

/** A piece of a filing in both languages, so that neither can have what the other lacks. */
export type BothPieces =
  | { kind: 'heading' | 'paragraph'; text: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'table'; caption: Words; columns: readonly Words[]; rows: readonly (readonly Cell[])[] };

export const words = (cn: string, en: string): Words => ({ cn, en });
export const heading = (cn: string, en: string): BothPieces => ({ kind: 'heading', text: { cn, en } });
export const paragraph = (cn: string, en: string): BothPieces => ({ kind: 'paragraph', text: { cn, en } });
export const list = (...items: Words[]): BothPieces => ({ kind: 'list', items });
export const table = (caption: Words, columns: readonly Words[], rows: readonly (readonly Cell[])[]): BothPieces => ({
  kind: 'table',
  caption,
  columns,
  rows,
});

const inLang = (cell: Cell, lang: Lang): string => (typeof cell === 'string' ? cell : cell[lang]);

/** One language of a filing. */
export function piecesIn(lang: Lang, pieces: readonly BothPieces[]): AnnouncementPiece[] {
  return pieces.map((piece): AnnouncementPiece => {
    if (piece.kind === 'list') return { kind: 'list', items: piece.items.map((item) => item[lang]) };
    if (piece.kind !== 'table') return { kind: piece.kind, text: piece.text[lang] };
    const rows = piece.rows.map((row) => row.map((cell) => inLang(cell, lang)));
    return { kind: 'table', caption: piece.caption[lang], columns: piece.columns.map((name) => name[lang]), rows };
  });
}
