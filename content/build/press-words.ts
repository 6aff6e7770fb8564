import { readPackFile } from '../src/read-pack.ts';
import type { PressWords } from './jpeg-metadata.ts';

const library = readPackFile('library.json');
const pictures = readPackFile('media.json');
const site = readPackFile('site.json');

/** Pictures by name that the library gives away. */
export function pressNames(): string[] {
  const names = library.flatMap(({ kind, picture, files = [] }) =>
    kind === 'image' && picture !== undefined ? [picture] : files,
  );
  return [...new Set(names)].toSorted();
}

const both = <Value>(of: (lang: 'cn' | 'en') => Value) => ({ cn: of('cn'), en: of('en') });

const TERMS = {
  cn: '仅供新闻报道、评论及教育用途免费使用，须注明来源，不得改变内容。',
  en: 'Free of charge for news reporting, commentary and education. Name the credit; do not alter the content.',
};

/** What is written into a picture: the words of its own entry, or those of the newest package that holds it. */
export function pressWordsOf(name: string): PressWords {
  const alt = pictures[name]?.alt ?? both(() => '');
  const own = library.find(({ kind, picture }) => kind === 'image' && picture === name);
  const entry = own ?? library.find(({ files = [] }) => files.includes(name));
  if (!entry) throw new Error(`${name}: no entry of the library gives it`);
  return {
    title: entry.title,
    caption: own ? own.summary : alt,
    alt,
    credit: entry.credit,
    terms: TERMS,
    group: both((lang) => site[lang].name),
    date: entry.date,
  };
}
