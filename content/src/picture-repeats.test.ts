import { expect, test } from 'vitest';
import { picturesOfPage } from './page-probe.ts';
import { readArticles, readPages } from './read-pack.ts';

/** Spec LIM-repeated-pictures. */
const MOST = 3;

/** Cover and figures of an article count once; a list that shows the cover shows the article's. */
function shownBy(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  const add = (address: string, pictures: readonly string[]) => {
    for (const name of pictures) shown.set(name, (shown.get(name) ?? new Set()).add(address));
  };
  for (const { path, texts } of readPages())
    add(
      path,
      Object.values(texts).flatMap((page) => (page ? picturesOfPage(page) : [])),
    );
  for (const { baseId, meta, texts } of readArticles()) {
    const bodies = Object.values(texts).map((text) => text?.body ?? '');
    const figures = bodies.flatMap((body) => [...body.matchAll(/^!\[[^\]]*\]\(([a-z0-9-]+)\)$/gm)]);
    add(`article ${baseId}`, [...(meta.picture ? [meta.picture] : []), ...figures.map(([, name = '']) => name)]);
  }
  return shown;
}

test('no picture is shown by more than three pages and articles', () => {
  const repeated = [...shownBy()].filter(([, addresses]) => addresses.size > MOST);
  expect(repeated.map(([name, addresses]) => `${name}: ${[...addresses].join(', ')}`)).toEqual([]);
});

test('most pages and articles are counted, and so are figures within a text', () => {
  const shown = shownBy();
  expect(shown.size).toBeGreaterThan(90);
  expect(shown.get('wind-tunnel')).toContain('article aerodynamics-laboratory');
  expect(shown.get('wind-tunnel')).toContain('/tech');
});
