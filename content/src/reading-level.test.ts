import { describe, expect, test } from 'vitest';
import { hansIn } from './pack-probe.ts';
import { textsAt } from './page-probe.ts';
import { readArticles, readPages, type Lang } from './read-pack.ts';

const LANGS = ['cn', 'en'] as const satisfies readonly Lang[];
/** Fewer say nothing of a style. */
const FEWEST_SENTENCES = 5;
/** Spec LIM-reading-level: the grade of a school (Flesch–Kincaid), and characters to a sentence on average. */
const HARDEST = { cn: 30, en: 9 } as const;
/** Characters and words. */
const LONGEST = { cn: 70, en: 60 } as const;
/** Shorter ones are turns of speech. */
const LONG_ENOUGH = { cn: 18, en: 60 } as const;
const MOST_REPEATED = 3;
/** A notice says the same wherever it has to be said. */
const NOTICE = /不构成投资建议|no advice to invest|not investment advice/;

/** Prose alone: no tables, figures, headings or addresses. */
const prose = (text: string): string =>
  text
    .replace(/^(?:\||!\[|#).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>]/g, '');

const ENDS = { cn: /[。！？；\n]+/, en: /(?<=[.!?])\s+|\n+/ } as const;
const wordsIn = (sentence: string) => sentence.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];
const lengthOf = (lang: Lang, sentence: string) => (lang === 'cn' ? hansIn(sentence) : wordsIn(sentence).length);
const sentencesIn = (lang: Lang, text: string) =>
  prose(text)
    .split(ENDS[lang])
    .map((sentence) => sentence.trim())
    .filter((sentence) => lengthOf(lang, sentence) > 0);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** As vowels that follow each other; an e at the end is silent. */
const syllablesIn = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

function levelOf(lang: Lang, sentences: readonly string[]): number {
  const average = sum(sentences.map((sentence) => lengthOf(lang, sentence))) / sentences.length;
  if (lang === 'cn') return average;
  const words = sentences.flatMap(wordsIn);
  return 0.39 * average + 11.8 * (sum(words.map(syllablesIn)) / words.length) - 15.59;
}

/** Chapters of web reports lead to each other in the same words. */
const placeOf = (name: string) => (name.startsWith('/invest/report/') ? '/invest/report' : name);

const texts = [
  ...readArticles().map(({ baseId, texts: own }) => ({
    name: baseId,
    body: (lang: Lang) => own[lang]?.body ?? '',
  })),
  ...readPages().map(({ path, texts: own }) => ({
    name: path,
    body: (lang: Lang) => ['lead', 'body', 'text'].flatMap((key) => textsAt(own[lang], key)).join('\n'),
  })),
];

describe.each(LANGS)('what is written in %s', (lang) => {
  const written = texts.map(({ name, body }) => ({ name, sentences: sentencesIn(lang, body(lang)) }));

  test('can be read by whoever has nine years of school', () => {
    const measured = written
      .filter(({ sentences }) => sentences.length >= FEWEST_SENTENCES)
      .map(({ name, sentences }) => ({ name, level: levelOf(lang, sentences) }));
    expect(measured.length).toBeGreaterThan(180);
    expect(measured.filter(({ level }) => level > HARDEST[lang])).toEqual([]);
  });

  test('has no sentence that has to be read twice for its length', () => {
    const long = written.flatMap(({ name, sentences }) =>
      sentences
        .filter((sentence) => lengthOf(lang, sentence) > LONGEST[lang])
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('says no sentence in more than three places, but for notices', () => {
    const places = new Map<string, Set<string>>();
    for (const { name, sentences } of written) {
      for (const sentence of sentences.filter(({ length }) => length >= LONG_ENOUGH[lang]))
        places.set(sentence, (places.get(sentence) ?? new Set()).add(placeOf(name)));
    }
    const repeated = [...places].filter(([sentence, names]) => names.size > MOST_REPEATED && !NOTICE.test(sentence));
    expect(repeated.map(([sentence, names]) => `${[...names].join(', ')}: ${sentence}`)).toEqual([]);
  });
});

test('a text of long words and long sentences is too hard, and one of short ones is not', () => {
  const hard = 'Notwithstanding considerable organisational heterogeneity, interdepartmental collaboration continues.';
  expect(levelOf('en', [hard, hard])).toBeGreaterThan(HARDEST.en);
  expect(levelOf('en', ['The cat sat on the mat.', 'It was warm.'])).toBeLessThan(HARDEST.en);
});
