import { Marked, type Token, type Tokens } from 'marked';
import type { Lang } from 'shared/contract/text/lang';

/** Read per minute: Han characters in Chinese, words in English. */
const PACE = { cn: 400, en: 230 } as const satisfies Record<Lang, number>;
const UNIT = { cn: /[\p{Script=Han}]|[\p{L}\p{N}]+/gu, en: /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu } as const;

/** Tokens that are words by themselves when no others are inside them. Raw HTML is not among them. */
const WORDS = new Set(['text', 'escape', 'codespan', 'code']);

const marked = new Marked({ gfm: true });

/** Whole minutes an article takes to read, at least one. Addresses of links and pictures are not read. */
export function readingMinutes(markdown: string, lang: Lang): number {
  const units = wordsOf(marked.lexer(markdown)).match(UNIT[lang])?.length ?? 0;
  return Math.max(1, Math.round(units / PACE[lang]));
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(wordsIn).join(' ');

function wordsIn(token: Token): string {
  // With a caption the other text of a picture is its description, which stands in its place (`articleHtml`).
  if (token.type === 'image' && token['title']) return String(token['title']);
  const inside = tokensIn(token);
  if (inside.length > 0) return wordsOf(inside);
  return WORDS.has(token.type) && 'text' in token ? String(token.text) : '';
}

function tokensIn(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap((cell) => cell.tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : [];
}
