import type { PackPage } from 'shared/contract/content/page-body';
import type { Edition } from './edition.ts';
import { blockNamed } from './report-blocks.ts';
import { growth, written } from './report-values.ts';

type Block = PackPage['blocks'][number];

/** A chapter in one language as its author wrote it. */
export interface ChapterText {
  title: string;
  /** Name in the contents. */
  short: string;
  description: string;
  lead: string;
  /** Markdown below the front matter. */
  body: string;
}

const FIELDS = ['title', 'short', 'description', 'lead'] as const;

/** Front matter is a line per field, `title: …`, above a line `---`. */
export function parseChapter(source: string): ChapterText {
  const [head = '', ...rest] = source.split('\n---\n');
  const fields = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const [title, short, description, lead] = FIELDS.map((name) => {
    const value = fields.get(name);
    if (!value) throw new Error(`a chapter without ${name}`);
    return value;
  });
  return { title, short, description, lead, body: rest.join('\n---\n').trim() } as ChapterText;
}

/** `{sales}`, `{sales 2023}`, `{growth sales}`: figures from the lists of the pack, never typed. */
export function filled(text: string, { year, lang }: Edition): string {
  return text.replaceAll(/\{((?:growth )?[a-zA-Z]+(?: \d{4})?)\}/g, (_all, named: string) => {
    const [, isGrowth, name = '', of] = /^(growth )?([a-zA-Z]+)(?: (\d{4}))?$/.exec(named) ?? [];
    const about = of === undefined ? year : Number(of);
    return isGrowth === undefined ? written(name, about, lang) : growth(name, about);
  });
}

/** The blocks of a chapter: prose below headings, quotations, and charts and tables that a line `@name` stands for. */
export function blocksOf(body: string, edition: Edition): Block[] {
  const blocks: Block[] = [];
  let heading: string | undefined;
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0)
      blocks.push({ kind: 'prose', ...(heading === undefined ? {} : { heading }), body: prose.join('\n\n') });
    if (prose.length > 0) heading = undefined;
    prose = [];
  };
  for (const piece of filled(body, edition).split(/\n{2,}/)) {
    if (piece.startsWith('## ')) {
      flush();
      heading = piece.slice(3);
    } else if (piece.startsWith('@')) {
      flush();
      blocks.push(...piece.split('\n').map((line) => headed(blockNamed(line.slice(1), edition), heading)));
      heading = undefined;
    } else if (piece.startsWith('> ')) {
      flush();
      blocks.push(quoteOf(piece));
    } else prose.push(piece);
  }
  flush();
  return blocks;
}

/** A heading that no text follows is the one of the chart or table below it. */
function headed(block: Block, heading: string | undefined): Block {
  return heading === undefined ? block : ({ ...block, heading } as Block);
}

/** `> words`, then `> — Name, office`. */
function quoteOf(piece: string): Block {
  const [, text, by, role] = /^> (.+)\n> — ([^,，]+)[,，]\s*(.+)$/.exec(piece) ?? [];
  if (text === undefined || by === undefined || role === undefined) throw new Error(`not a quotation: ${piece}`);
  return { kind: 'quote', text, by, role };
}
