// Pure, so that what browsers hydrate leaves it out.
const words = /* @__PURE__ */ new Intl.Segmenter('zh-CN', { granularity: 'word' });
const HAN = /\p{Script=Han}/u;
const OPENS = /[“‘《（「『]$/u;
const CLOSES = /[，。：；！？、”’》）」』\s]$/u;

/** What may not stand at the start of a line, or would read badly there: punctuation, measure words and particles. */
function clings(before: string, segment: string, isWord: boolean): boolean {
  if (OPENS.test(before)) return true;
  if (!isWord) return !OPENS.test(segment);
  if (CLOSES.test(before)) return false;
  return isLone(before) || isLone(segment) || !HAN.test(segment);
}

const isLone = (part: string) => part.length === 1;

/** What stands before a colon is one thing, such as the name of a show, and is not divided while it is short (in characters). */
const LONGEST_LABEL = 10;

function withWholeLabel(parts: readonly string[]): string[] {
  const end = parts.findIndex((part) => part.endsWith('：')) + 1;
  const label = parts.slice(0, end).join('');
  return end === 0 || label.length > LONGEST_LABEL ? [...parts] : [label, ...parts.slice(end)];
}

/** Titles whose parts are remembered: dividing one takes a tenth of a millisecond, and every list shows them again. */
const MOST_TITLES = 2000;
const known = /* @__PURE__ */ new Map<string, readonly string[]>();

function remember(text: string, parts: readonly string[]): readonly string[] {
  if (known.size >= MOST_TITLES) known.clear();
  known.set(text, parts);
  return parts;
}

/**
 * The parts between which a Chinese title may be broken; together they are the text. A title without Chinese is one part,
 * because its spaces say where. Words are those of the Unicode dictionary (UAX #29), so names it does not know may break.
 */
export function phrasesOf(text: string): readonly string[] {
  if (!HAN.test(text)) return [text];
  return known.get(text) ?? remember(text, divided(text));
}

function divided(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const before = parts.pop();
    if (before === undefined) parts.push(segment);
    else if (clings(before, segment, isWordLike)) parts.push(before + segment);
    else parts.push(before, segment);
  }
  return withWholeLabel(parts);
}
