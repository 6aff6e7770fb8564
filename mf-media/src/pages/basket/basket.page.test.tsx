import type { MediaBasket, MediaItem } from 'shared/contract/media/media';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const item: MediaItem = {
  id: 'image-1',
  title: 'Yaoxing V6, front',
  summary: '',
  kind: 'image',
  date: '2026-11-20',
  tags: [],
  fileCount: 1,
  size: 21_528,
  url: '',
  credit: 'Chenyue Design Centre',
  offers: [
    { resolution: 'print', count: 1, bytes: 246_242, type: 'jpg', url: '' },
    { resolution: 'web', count: 1, bytes: 21_528, type: 'jpg', url: '' },
  ],
};
const basket: MediaBasket = {
  lines: [{ item, resolution: 'print' }],
  missing: ['gone'],
  amount: { count: 1, size: 246_242, zip: 251_904 },
  keepDays: 7,
};
const open = (query: Record<string, string>, answers: Record<string, unknown> = {}) =>
  openPage('basket', { answers: { 'media/basket': basket, ...answers }, query, path: '/media/basket' });

// Spec M3.
describe('a basket without script', () => {
  it('is what its address says: size of the ZIP file, what is gone, and for how long the file has its address', async () => {
    const { html, requests, outcome } = await open({ picks: 'image-1~print.gone' });
    expect(requests).toEqual([['media/basket', { ids: ['image-1~print', 'gone'] }]]);
    expect(html).toContain('1 entry is not there any more');
    expect(html).toContain('ZIP, 246.00 KB');
    expect(html).toContain('works for 7 days after its last use');
    expect(html).toMatch(/<form[^>]*action="\/cn\/api\/media\/take"/);
    expect(html).toContain('href="/cn/en/media/basket?picks=image-1~web"');
    expect(outcome).toMatchObject({ head: { noindex: true, canonical: '/media/basket' } });
  });

  it('holds all results of the library, and says how many do not fit', async () => {
    const results = { ids: ['image-1'], totalCount: 3 };
    const { html, requests } = await open({ from: '?type=image&days=30' }, { 'media/ids': results });
    expect(requests).toMatchObject([
      ['media/ids', { type: 'image', time: 30, brand: '', searchKeyword: '' }],
      ['media/basket', { ids: ['image-1'] }],
    ]);
    expect(html).toContain('2 entries were left out: a basket holds 200.');
    expect((await open({ picks: 'image-1' })).html).not.toContain('left out: a basket');
  });

  it('is offered where a page of the library shows some of its results, and not where it shows all', async () => {
    const facets = { type: [], brand: [], vehicle: [], topic: [], orientation: [], colour: [], year: [] };
    const library = async (totalCount: number) =>
      (
        await openPage('library', {
          answers: {
            'media/page': { list: [item], pageNo: 1, totalCount, facets },
            'topic/page': { list: [], pageNo: 1, totalCount: 0 },
          },
          query: { brand: 'yaoxing' },
        })
      ).html;
    const link = /href="\/cn\/en\/media\/basket\?from=%3Fbrand%3Dyaoxing"[^>]*>Choose all 25 results/;
    expect(await library(25)).toMatch(link);
    expect(await library(1)).not.toContain('basket?from=');
  });

  it('stands while the results cannot be found, and is not there for results of nothing', async () => {
    const { html } = await openPage('basket', { answers: {}, failing: true, query: { from: '?' } });
    expect(html).toContain('Nothing is chosen yet');
    for (const from of ['type=image', '?type=rumour', '?brand=A B'])
      expect((await open({ from })).outcome).toMatchObject({ screen: 'not-found' });
  });
});
