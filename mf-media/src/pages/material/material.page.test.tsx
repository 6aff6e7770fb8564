import type { MediaItem, MediaOffer } from 'shared/contract/media/media';
import type { PressMaterial } from 'shared/contract/media/press';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const offerOf = (id: string, resolution: MediaOffer['resolution'], type = 'jpg'): MediaOffer => ({
  resolution,
  count: 1,
  bytes: 21_528,
  type,
  ...(type === 'jpg' && { pixels: [size(resolution), size(resolution)] }),
  url: `/cn/api/media/take?pick=${id}~${resolution}`,
});
type Offered = [resolution: MediaOffer['resolution'], type?: string];
const size = (resolution: string) => ({ width: resolution === 'print' ? 3840 : 1280, height: 720 });
const item = (id: string, kind: MediaItem['kind'], [resolution, type]: Offered): MediaItem => ({
  id,
  kind,
  title: `About ${id}`,
  summary: '',
  date: '2026-11-20',
  tags: [],
  fileCount: 1,
  size: 21_528,
  url: '',
  credit: 'Chenyue Design Centre',
  offers: [offerOf(id, resolution, type)],
});
const material: PressMaterial = {
  title: 'V6 debut',
  publishTime: '2026-11-20 17:30:00',
  categoryCode: 'COL-XWZX-PPDT',
  entries: [
    item('rear', 'image', ['original']),
    item('side', 'image', ['original']),
    item('front', 'image', ['print']),
    item('cabin', 'image', ['original']),
    item('film', 'video', ['original', 'mp4']),
    item('second-film', 'video', ['original', 'mp4']),
    item('pack', 'pack', ['print', 'zip']),
  ],
  sheets: [item('facts-yaoxing-v6', 'pack', ['original', 'zip'])],
};
const open = (answer: PressMaterial = material, lang: 'cn' | 'en' = 'en') =>
  openPage('material', { answers: { 'press/material': answer, 'site/info': {} }, query: { id: 'v6-debut' }, lang });
const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([input]) => input.includes('checked'))
    .map(([input]) => /value="([^"]+)"/.exec(input)?.[1]);

// Spec M22, SCR-media-material: issue 18.
describe('a journalist who writes about a release', () => {
  it('has three pictures, those for print first, a film and the fact sheet ticked, in one plain form', async () => {
    const { html, requests } = await open();
    expect(requests[0]).toEqual(['press/material', { id: 'v6-debut' }]);
    expect(html).toMatch(/<form[^>]*action="\/cn\/api\/media\/take"/);
    const choice = ['front~print', 'rear~original', 'side~original', 'film~original', 'facts-yaoxing-v6~original'];
    expect(ticked(html)).toEqual(choice);
    expect(html.match(/type="checkbox"/g)).toHaveLength(8);
    expect(html).toContain(
      `href="/cn/en/media/basket?picks=${choice.map((one) => encodeURIComponent(one)).join('.')}"`,
    );
  });

  it('reads what each file truly is, and goes on to its other sizes and to the release', async () => {
    const { html, outcome } = await open();
    expect(html).toContain('Print, 3840 × 720 pixels, JPEG, 21.02 KB');
    expect(html).toContain('href="/cn/en/media/library/front"');
    expect(html).not.toContain('/media/library/facts-yaoxing-v6');
    expect(html).toContain('href="/cn/en/news/detail?baseid=v6-debut"');
    expect(outcome).toMatchObject({ head: { title: 'Material: V6 debut', canonical: '/media/material?id=v6-debut' } });
  });

  it('reads it in Chinese, and is told where nothing belongs to it', async () => {
    expect((await open(material, 'cn')).html).toContain('下载所选内容');
    const { html } = await open({ ...material, entries: [], sheets: [] });
    expect(html).toContain('No pictures or films belong to this release');
    expect(html).not.toContain('<form');
  });

  it('finds nothing for a release that is not there', async () => {
    expect((await openPage('material', { answers: {}, query: {} })).outcome).toMatchObject({ screen: 'not-found' });
  });
});
