import { expect, test } from 'vitest';
import { readPages } from './read-pack.ts';

/* Pages about people open with a name, an office and a signature (decision 0123). */

const versions = readPages().flatMap(({ path, texts }) =>
  Object.values(texts).flatMap((page) => (page ? [{ path, page }] : [])),
);
const signed = versions.flatMap(({ path, page }) =>
  page.opening.signed === undefined ? [] : [{ path, page, signed: page.opening.signed }],
);
const listed = versions.flatMap(({ page }) =>
  page.blocks
    .flatMap((block) => (block.kind === 'tabs' ? block.items.flatMap(({ blocks }) => blocks) : [block]))
    .flatMap((block) => (block.kind === 'people' ? block.items : [])),
);

test('pages about people are signed by whom their address names', () => {
  expect(signed).toHaveLength(2 * 19);
  expect(signed.filter(({ path, signed }) => !path.endsWith(`/${signed}`)).map(({ path }) => path)).toEqual([]);
});

test('their titles are a name, a comma and an office', () => {
  const wrong = signed.filter(({ page: { title, shortTitle = '' } }) => {
    const [name, office = ''] = title.split(/(?:，|, )(.+)/s);
    return name !== shortTitle || office === '';
  });
  expect(wrong.map(({ page }) => page.title)).toEqual([]);
});

test('a list of people has the signature that their page has', () => {
  expect(listed.length).toBeGreaterThan(40);
  expect(listed.filter(({ url, signed }) => signed === undefined || !url?.endsWith(`/${signed}`))).toEqual([]);
});
