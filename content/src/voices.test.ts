import { describe, expect, test } from 'vitest';
import { hansIn } from './pack-probe.ts';
import { textsAt } from './page-probe.ts';
import { readArticles, readPages, type Lang } from './read-pack.ts';

const LANGS = ['cn', 'en'] as const satisfies readonly Lang[];
/** How many stories of the group and its brands stand at the front of the news. */
const FRONT = 40;
const NEWS = /^COL-XWZX-(QYDT|PPDT)$/;
/** Below and above this a story is a note or a brochure; Chinese says the same in fewer signs when tables carry it. */
const WEIGHT = { cn: [600, 1200], en: [500, 900] } as const;

const articles = readArticles();
const pages = readPages();
const lengthOf = (lang: Lang, text: string) => (lang === 'cn' ? hansIn(text) : text.split(/\s+/).length);

const bodiesIn = (lang: Lang) =>
  articles.flatMap(({ baseId, meta, texts }) =>
    texts[lang] ? [{ baseId, lang, category: meta.category, body: texts[lang].body }] : [],
  );
const quotesOf = (body: string) => [...body.matchAll(/^> “(.+)”$/gm)].map(([, quote = '']) => quote);
const quotesOfPage = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(quotesOfPage)
    : typeof value === 'object' && value !== null
      ? 'kind' in value && value.kind === 'quote'
        ? textsAt(value, 'text')
        : Object.values(value).flatMap(quotesOfPage)
      : [];
const allQuotes = (lang: Lang) => [
  ...bodiesIn(lang).flatMap(({ body }) => quotesOf(body)),
  ...pages.flatMap(({ texts }) => quotesOfPage(texts[lang]?.blocks)),
];
/** Two short clauses that balance each other: the tic that made everybody sound alike. */
const isEpigram = (lang: Lang, quote: string) => {
  const stops = quote.match(lang === 'cn' ? /[，。；：！？]/g : /[.;:!?](?=\s|$)/g) ?? [];
  return (
    lengthOf(lang, quote) <= (lang === 'cn' ? 36 : 28) && stops.length >= 2 && stops.length <= (lang === 'cn' ? 4 : 3)
  );
};

const everything = (lang: Lang) =>
  [
    ...bodiesIn(lang).map(({ body }) => body),
    ...pages.map(({ texts }) => JSON.stringify(texts[lang]?.blocks ?? '')),
  ].join('\n');
const perThousand = (lang: Lang, pattern: RegExp) => {
  const all = everything(lang);
  return ((all.match(pattern)?.length ?? 0) / lengthOf(lang, all)) * 1000;
};

const front = LANGS.flatMap((lang) =>
  bodiesIn(lang)
    .filter(({ category }) => NEWS.test(category))
    .slice(0, FRONT),
);

describe('the stories at the front of the news', () => {
  test.each(front)('$baseId in $lang has the weight of a release', ({ lang, body }) => {
    const [least, most] = WEIGHT[lang];
    expect(lengthOf(lang, body)).toBeGreaterThanOrEqual(least);
    expect(lengthOf(lang, body)).toBeLessThanOrEqual(most);
  });

  test.each(front)('$baseId in $lang begins with news: a day or a figure', ({ body }) => {
    const [lead = ''] = body.split('\n\n');
    expect(lead).toMatch(/\d|\b(two|three|six) /i);
  });

  test.each(front)('$baseId in $lang holds figures in a table', ({ body }) => {
    expect(body).toMatch(/^\| --- \|/m);
  });
});

describe.each(LANGS)('the people in %s', (lang) => {
  test('speak in their own words: of ten quotations three at most are epigrams', () => {
    const quotes = allQuotes(lang);
    expect(quotes.length).toBeGreaterThan(150);
    expect(quotes.filter((quote) => isEpigram(lang, quote)).length / quotes.length).toBeLessThan(0.3);
  });

  test('are quoted with the same words in one story only', () => {
    const quotes = bodiesIn(lang).flatMap(({ body }) => quotesOf(body));
    expect(quotes.filter((quote, at) => quotes.indexOf(quote) !== at)).toEqual([]);
  });
});

test.each([
  { lang: 'cn', words: '没有人', pattern: /没有人|谁也/g, most: 0.35 },
  { lang: 'cn', words: '不是……是', pattern: /不是[^，。；]{1,16}，而?是/g, most: 0.1 },
  { lang: 'cn', words: '只', pattern: /只/g, most: 2.4 },
  { lang: 'en', words: 'nobody', pattern: /\b(nobody|no one)\b/gi, most: 0.5 },
  { lang: 'en', words: 'one thing', pattern: /\b(one|only) thing\b/gi, most: 0.3 },
  { lang: 'en', words: 'tenths', pattern: /\b(two|three|four|six|seven|eight) tenths\b/gi, most: 0 },
] as const)('$lang says “$words” rarely enough not to be a habit', ({ lang, pattern, most }) => {
  expect(perThousand(lang, pattern)).toBeLessThanOrEqual(most);
});
