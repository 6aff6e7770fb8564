import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Keys of the content pack whose values are set in the display face. */
const SHOWN_LARGE = new Set(['title', 'name', 'shortName', 'slogan', 'label', 'brandName', 'tit']);

/** Han characters, and the punctuation of the same width. */
const HAN = /[\u3000-\u303f\uff00-\uffef\p{Script=Han}]/gu;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT });

function textsUnder(value: unknown, shown = false): string[] {
  if (typeof value === 'string') return shown ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsUnder(item, shown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsUnder(item, shown || SHOWN_LARGE.has(key)));
}

const charactersOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(HAN) ?? []))].toSorted();

/** Titles and quotations; running text, and who is quoted (`> — `), is set in the visitor's own Han face. */
const TITLES_AND_QUOTATIONS = /^(?:title:|>(?! —)).*$/gm;

function articleTexts(): string[] {
  return files('content/pack/articles/*/cn.md').flatMap((file) => read(file).match(TITLES_AND_QUOTATIONS) ?? []);
}

/** Announcements are rows of lists and never a heading. */
function packTexts(): string[] {
  const lists = files('content/pack/*.json').filter((file) => path.basename(file) !== 'announcements.json');
  return lists.flatMap((file) => textsUnder(JSON.parse(read(file))));
}

/** What pages of the pack set large: their titles, headings, figures and quotations. */
function pageTexts(): string[] {
  return files('content/pack/pages/**/cn.json').flatMap((file) => largeIn(JSON.parse(read(file))));
}

function largeIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(largeIn);
  if (typeof value !== 'object' || value === null) return [];
  const block: Partial<Record<string, unknown>> = { ...value };
  const large = [block['opening'] && block['title'], block['heading'], block['value']];
  const said = block['kind'] === 'quote' ? [block['text']] : [];
  const quoted = typeof block['body'] === 'string' ? (block['body'].match(TITLES_AND_QUOTATIONS) ?? []) : [];
  const texts = [...large, ...said, ...quoted].filter((text) => typeof text === 'string');
  return [...texts, ...Object.values(block).flatMap(largeIn)];
}

/** Messages whose name says that they are headings. */
function messageHeadings(): string[] {
  return files('*/src/messages/*.ts')
    .map(read)
    .flatMap((text) => text.match(/\w*(?:title|heading|headline)\w*:\s*['"`].*/gi) ?? []);
}

/** The Han characters of all headings, each once: what the face holds. */
export function headingCharacters(): string[] {
  return charactersOf([...articleTexts(), ...packTexts(), ...pageTexts(), ...messageHeadings()]);
}
