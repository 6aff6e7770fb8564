import { describe, expect, test } from 'vitest';
import type { PackPage } from 'shared/contract/content/page-body';
import { hansIn } from './pack-probe.ts';
import { routeOf, siteRoutes } from './page-probe.ts';
import { readPages, type Lang } from './read-pack.ts';

/** Spec LIM-thin-pages: in Chinese characters, in English words. */
const LEAST = { cn: 400, en: 250 } as const;
/** What the service fills, addresses and numbers to look up, and a code to scan: a page of these is a list or a form. */
const LISTS = new Set([
  'articles',
  'topicArticles',
  'topics',
  'activities',
  'reports',
  'brands',
  'visit',
  'contacts',
  'code',
]);
const NO_WORDS = new Set(['kind', 'id', 'key', 'url', 'picture', 'film', 'sound']);

/** What a visitor reads of a block, heading and labels included. */
function readable(value: unknown): string {
  if (typeof value === 'string') return `${value} `;
  if (Array.isArray(value)) return value.map(readable).join('');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value).reduce((all, [name, inner]) => (NO_WORDS.has(name) ? all : all + readable(inner)), '');
}

const kindsOf = ({ blocks }: PackPage) =>
  blocks.flatMap((block) => (block.kind === 'tabs' ? block.items.flatMap((item) => item.blocks) : [block]));
const isList = (page: PackPage) => kindsOf(page).some(({ kind }) => LISTS.has(kind));
const lengthOf = (lang: Lang, page: PackPage) => {
  const text = readable([page.opening.lead, page.blocks]);
  return lang === 'cn' ? hansIn(text) : text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length;
};

const versions = readPages().flatMap(({ path, texts }) =>
  (['cn', 'en'] as const).flatMap((lang) => (texts[lang] ? [{ path, lang, page: texts[lang] }] : [])),
);
/** Where a section adds lists of its own, the pack has only a part of the page. */
const READ = new Set(['composed', 'report', 'chapter']);
const read = versions.filter(({ path, page }) => READ.has(routeOf(siteRoutes, path)?.page ?? '') && !isList(page));

describe('a page to read', () => {
  test.each(read)('$path in $lang says enough to have been worth the way', ({ lang, page }) => {
    expect(lengthOf(lang, page)).toBeGreaterThanOrEqual(LEAST[lang]);
  });

  test('is most of the pack, and no list is counted among them', () => {
    expect(read.length).toBeGreaterThan(versions.length / 2);
  });
});

// Spec LIM-quotations.
test.each(['cn', 'en'] as const)(
  'at most one page in three has somebody quoted, chapters of reports aside, in %s',
  (lang) => {
    const own = versions.filter((version) => version.lang === lang && !version.path.startsWith('/invest/report/'));
    const quoted = own.filter(({ page }) => kindsOf(page).some(({ kind }) => kind === 'quote'));
    expect(quoted.length / own.length).toBeLessThanOrEqual(1 / 3);
  },
);
