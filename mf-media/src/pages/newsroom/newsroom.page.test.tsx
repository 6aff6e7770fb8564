import type { PressPage } from 'shared/contract/media/press';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const item = {
  title: 'A title',
  summary: 'A summary.',
  publishTime: '2026-11-20 17:30:00',
  categoryCode: '',
  hasMaterial: false,
  brands: [],
};
const yaoxing = { id: 'yaoxing', name: 'Yaoxing' };
const four: PressPage = {
  list: [
    {
      ...item,
      kind: 'release',
      id: 'v6-debut',
      title: 'V6 debut',
      categoryCode: 'COL-XWZX-PPDT',
      brands: [yaoxing],
      hasMaterial: true,
    },
    { ...item, kind: 'kit', id: 'pack-yaoxing' },
    { ...item, kind: 'speech', id: 'speech-v6', title: 'On stage', categoryCode: 'SPC-MTZX-JHSL' },
    { ...item, kind: 'facts', id: 'yaoxing-v6', title: 'Yaoxing V6' },
  ],
  pageNo: 1,
  totalCount: 4,
  kinds: [
    { value: 'release', count: 54 },
    { value: 'kit', count: 8 },
  ],
  brands: [{ ...yaoxing, count: 9 }],
};
const press = { about: 'A group of Guangzhou.', contact: 'Press office:', mail: 'press@chenyue.example' };
const open = (given: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage('newsroom', { answers: { 'press/page': four, 'site/info': { press } }, ...given });

// Spec M22, SCR-media-newsroom.
describe('a journalist in the newsroom', () => {
  it('finds releases, packages, speeches and fact sheets where each is read', async () => {
    const { html, requests } = await open();
    expect(requests[0]).toEqual(['press/page', { kind: '', brand: '', pageNo: 1, pageSize: 12 }]);
    for (const href of ['/news/detail?baseid=v6-debut', '/media/library/pack-yaoxing', '/media/facts/yaoxing-v6'])
      expect(html).toContain(`href="/cn/en${href}"`);
    expect(html).toContain('href="/cn/en/news/detail?baseid=speech-v6"');
    expect(html).toContain('Yaoxing V6: fact sheet');
    expect(html.match(/href="\/cn\/en\/media\/material\?id=[^"]+"/g)).toEqual([
      'href="/cn/en/media/material?id=v6-debut"',
    ]);
    expect(html).toContain('Press release · Yaoxing');
  });

  it('narrows by links that say what they would leave, and is offered nothing empty', async () => {
    const { html } = await open({ query: { kind: 'release', brand: 'yaoxing' } });
    expect(html).toContain('href="/cn/en/media/newsroom?kind=kit&amp;brand=yaoxing"');
    expect(html).toMatch(/aria-current="true">Press releases \(54\)/);
    expect(html).toMatch(/aria-current="true">Yaoxing \(9\)/);
    expect(html).not.toContain('kind=speech');
  });

  it('follows each choice as a feed in three formats, and by mail', async () => {
    const { html } = await open({ query: { kind: 'release', brand: 'yaoxing' }, lang: 'cn' });
    for (const format of ['rss', 'atom', 'json'])
      expect(html).toContain(`href="/cn/cn/feeds/press-release.${format}?brand=yaoxing"`);
    expect(html).toContain('href="/cn/cn/media/alerts?kind=release&amp;brand=yaoxing"');
    expect((await open()).html).toContain('href="/cn/en/feeds/press.rss"');
  });

  it('reads what the group says of itself, and whom to ask', async () => {
    const { html } = await open();
    expect(html).toContain('<p>A group of Guangzhou.</p>');
    expect(html).toContain('data-copy-link="A group of Guangzhou."');
    expect(html).toContain('href="mailto:press@chenyue.example"');
    expect(html).toContain('href="/cn/api/press/contact.vcf?language=2"');
    expect(html).toContain('href="/cn/en/contact#media"');
  });

  it('has a page of its own for each kind, and none for what cannot be', async () => {
    const kind = await open({ query: { kind: 'speech' } });
    expect(kind.outcome).toMatchObject({
      head: { title: 'Newsroom: Speeches', canonical: '/media/newsroom?kind=speech' },
    });
    expect(kind.outcome).not.toMatchObject({ head: { noindex: true } });
    expect((await open({ query: { brand: 'yaoxing' } })).outcome).toMatchObject({ head: { noindex: true } });
    for (const query of [{ kind: 'rumour' }, { brand: 'A B' }, { page: '2' }, { page: '-1' }] as Record<
      string,
      string
    >[])
      expect((await open({ query })).outcome).toMatchObject({ kind: 'screen' });
  });

  it('is told when nothing fits, and when the newsroom is away', async () => {
    const nothing = { ...four, list: [], totalCount: 0 };
    expect((await open({ answers: { 'press/page': nothing } })).html).toContain('Nothing was published that fits');
    const { html } = await open({ failing: true, query: { kind: 'kit' } });
    expect(html).toContain('not available at the moment');
    expect(html).toMatch(/href="\/cn\/en\/media\/newsroom\?kind=kit"[^>]*>(?:<[^>]+>)*Try again/);
  });
});
