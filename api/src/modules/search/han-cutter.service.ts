import { createRequire } from 'node:module';
import type { Jieba } from '@node-rs/jieba';
import { segmenterOf, type HanCutter, type Segmenter } from '../../model/segmenter.ts';

/** How often a word of the pack is taken to occur: enough to win against any two words of the general dictionary. */
const PACK_WORD_FREQUENCY = 20_000;

let latest: { key: string; segmenter: Segmenter } | undefined;

/**
 * Words of Chinese text by the general dictionary and the pack's own. The dictionary takes a third of a second and is
 * kept until other words come. Without the native module the built-in segmenter of the runtime cuts, coarser but alike
 * for texts and queries; content must then be imported by the same kind of installation that serves it.
 */
export function packSegmenter(words: readonly string[]): Segmenter {
  const han = [...new Set(words.flatMap((word) => word.match(/\p{Script=Han}{2,}/gu) ?? []))].toSorted();
  const key = han.join(' ');
  if (latest?.key !== key) latest = { key, segmenter: segmenterOf(jiebaCutter(han) ?? builtInCutter(han)) };
  return latest.segmenter;
}

/** Undefined where the native module does not load. */
export function jiebaCutter(words: readonly string[]): HanCutter | undefined {
  const native = loadNative();
  if (!native) return undefined;
  const jieba = native.Jieba.withDict(native.dict);
  if (words.length > 0) {
    jieba.loadDict(Buffer.from(words.map((word) => `${word} ${PACK_WORD_FREQUENCY} nz\n`).join('')));
  }
  // Without guesses at unknown words: those depend on the sentence around, and a query has another one than the text.
  return (run) => withParts(jieba.cut(run, false), jieba.cutForSearch(run, false));
}

function loadNative(): { Jieba: typeof Jieba; dict: Uint8Array } | undefined {
  const require = createRequire(import.meta.url);
  try {
    const module = require('@node-rs/jieba') as { Jieba: typeof Jieba };
    const { dict } = require('@node-rs/jieba/dict') as { dict: Uint8Array };
    return { Jieba: module.Jieba, dict };
  } catch {
    return undefined;
  }
}

/** Search mode lists the shorter words inside a word before it: by length, and by position within a length. */
function withParts(words: readonly string[], tokens: readonly string[]): ReturnType<HanCutter> {
  let next = 0;
  return words.map((text) => {
    const parts: { text: string; at: number }[] = [];
    let before = { text: '', at: -1 };
    for (; next < tokens.length && tokens[next] !== text; next += 1) {
      const part = tokens[next] ?? '';
      const from = part.length === before.text.length ? before.at + 1 : 0;
      before = { text: part, at: text.indexOf(part, from) };
      parts.push(before);
    }
    next += 1;
    return { text, parts };
  });
}

/** The longest word of the pack at every position, and what the runtime makes of the rest. */
export function builtInCutter(words: readonly string[]): HanCutter {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const known = longestFirst.length > 0 ? new RegExp(`(${longestFirst.join('|')})`, 'u') : /(?!)/u;
  const inPack = new Set(words);
  return (run) =>
    run
      .split(known)
      .filter((piece) => piece !== '')
      .flatMap((piece) =>
        inPack.has(piece) ? [piece] : Array.from(segmenter.segment(piece), ({ segment }) => segment),
      )
      .map((text) => ({ text, parts: [] }));
}
