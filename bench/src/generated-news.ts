import { dict } from '@node-rs/jieba/dict.js';
import { vectorLiteral, type Weight } from '../../api/src/model/search-literals.ts';

/*
 * Articles of real Chinese words whose frequencies follow Zipf's law, as `COPY` lines of `search_entry`. The same number
 * gives the same articles.
 */

const VOCABULARY = 60_000;
const TITLE_WORDS = 8;
/** About 300 characters. */
const BODY_WORDS = 150;
/** Places of the table that draws words: a word has as many as its share. */
const DRAW = 1 << 22;
const YEARS = 10;

/** The words of the segmenter's dictionary with two characters or more, the most frequent first. */
export function vocabulary(): string[] {
  return Buffer.from(dict)
    .toString('utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([word = '']) => /^\p{Script=Han}{2,}$/u.test(word))
    .toSorted(([, a], [, b]) => Number(b) - Number(a))
    .slice(0, VOCABULARY)
    .map(([word = '']) => word);
}

/** A place of the vocabulary for every place of the drawing table, by Zipf's law. */
function drawingTable(): Uint16Array {
  const shares = Array.from({ length: VOCABULARY }, (_, rank) => 1 / (rank + 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const table = new Uint16Array(DRAW);
  let [at, reached] = [0, 0];
  for (const [rank, share] of shares.entries()) {
    reached += (share / whole) * DRAW;
    table.fill(rank, at, Math.ceil(reached));
    at = Math.min(DRAW, Math.ceil(reached));
  }
  return table;
}

/** Numbers of 32 bits in an order that is always the same (Marsaglia's xorshift). */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state >>> 0;
  }
}

/** Columns of {@link generatedNews}. */
export const COLUMNS =
  'search_entry (type, id, language, published, category, title, summary, body, title_tsv, body_tsv, terms)';

export function* generatedNews(count: number): Generator<string> {
  const words = vocabulary();
  const table = drawingTable();
  const random = randomNumbers(20_261_121);
  const draw = (size: number) =>
    Array.from({ length: size }, () => words[table[random.next().value % DRAW] ?? 0] ?? '');
  const newest = Date.parse('2026-11-20T00:00:00Z');
  const step = (YEARS * 365 * 86_400_000) / count;
  for (let at = 0; at < count; at += 1) {
    const [title, body] = [draw(TITLE_WORDS), draw(BODY_WORDS)];
    const placed = (terms: readonly string[], weight: Weight) => terms.map((term) => ({ term, weight }));
    const ofTitle = placed(title, 'A');
    yield [
      'news',
      `news-${at}`,
      'cn',
      new Date(newest - at * step).toISOString(),
      'COL-XWZX-QYDT',
      title.join(''),
      body.slice(0, 20).join(''),
      body.join(''),
      vectorLiteral(ofTitle),
      vectorLiteral([...ofTitle, ...placed(body, 'D')]),
      '{}',
    ].join('\t');
  }
}
