import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../../..');

/** Keys of the content pack whose values are set in the display face. */
const SHOWN_LARGE = new Set(['title', 'name', 'shortName', 'slogan', 'label', 'brandName', 'tit']);

/** The same of its pages. What their blocks list is set like running text, except for figures. */
const SHOWN_LARGE_ON_PAGES = new Set(['title', 'heading', 'value', 'unit']);
const LISTED = 'items';
const LARGE_LISTS = new Set(['figures', 'provinces']);

/** Han characters, and the punctuation of the same width. */
const HAN = /[\u3000-\u303f\uff00-\uffef\p{Script=Han}]/gu;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).toSorted();

function textsUnder(value: unknown, shown = false): string[] {
  if (typeof value === 'string') return shown ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsUnder(item, shown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsUnder(item, shown || SHOWN_LARGE.has(key)));
}

function textsOfBlock(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfBlock);
  if (typeof value !== 'object' || value === null) return [];
  const kind = String(Reflect.get(value, 'kind'));
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item !== 'string') return key === LISTED && !LARGE_LISTS.has(kind) ? [] : textsOfBlock(item);
    return SHOWN_LARGE_ON_PAGES.has(key) || (kind === 'quote' && key === 'text') ? [item] : [];
  });
}

const textsOf = (pattern: string, headings: (text: string) => string[]): string[][] =>
  files(pattern).map((file) => headings(read(file)));

/** Running text, and what is quoted in it, is set in the visitor's own Han face. */
const articleTexts = () => textsOf('content/pack/articles/*/cn.md', (text) => text.match(/^title:.*$/gm) ?? []);

/** Texts of announcements are running text, their titles stand in another list; dealers are rows of a list. */
const packTexts = () =>
  textsOf('content/pack/!(announcement-texts|dealers).json', (text) => textsUnder(JSON.parse(text)));
/** A province with dealers heads a page of its own. */
const provinceNames = () =>
  textsOf('content/pack/dealers.json', (text) =>
    (JSON.parse(text) as { name: { cn: string } }[]).map(({ name }) => name.cn),
  );
const pageTexts = () => textsOf('content/pack/pages/**/cn.json', (text) => textsOfBlock(JSON.parse(text)));

/** Last parts of the keys of messages that a component sets as a heading. */
const titleKeys = () =>
  new Set(
    textsOf('{shell,mf-*}/src/**/*.tsx', (text) =>
      [...text.matchAll(/\b(?:title|heading)=\{t\('(?:\w+\.)*(\w+)'/g)].map(([, key = '']) => key),
    ).flat(),
  );

/** Messages that are headings, by their name or by where they stand. */
function messageTexts(): string[][] {
  const keys = titleKeys();
  const isHeading = (key: string) => /title|heading|headline/i.test(key) || keys.has(key);
  return textsOf('*/src/messages/*.ts', (text) =>
    [...text.matchAll(/(\w+):\s*['"`].*/g)].filter(([, key = '']) => isHeading(key)).map(([line]) => line),
  );
}

/** The Han characters of all headings, each once, the most common first: what the face holds. */
export function headingCharacters(): string[] {
  const uses = new Map<string, number>();
  for (const texts of [...articleTexts(), ...packTexts(), ...provinceNames(), ...pageTexts(), ...messageTexts()]) {
    for (const character of new Set(texts.join('').match(HAN))) uses.set(character, (uses.get(character) ?? 0) + 1);
  }
  return [...uses.keys()].toSorted().toSorted((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
}

/** Han characters of what every page shows: the menus, the frame and the first page. */
export function frameCharacters(): string[] {
  const sources = ['content/pack/menus.json', 'content/pack/modules.json', 'content/pack/brands.json'];
  const texts = [
    ...sources.flatMap((file) => textsOf(file, (text) => textsUnder(JSON.parse(text)))),
    ...textsOf('{shell,mf-content}/src/messages/cn.ts', (text) => text.match(/title\w*:\s*['"`].*/gi) ?? []),
  ];
  return [...new Set(texts.flat().join('').match(HAN))];
}
