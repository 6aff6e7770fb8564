import type { Brand } from 'shared/contract/content/brand';
import type { Api, PageRequest } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { samplePicture } from '../../testing/samples.ts';
import { loadBrand } from './brand.load.ts';

const vehicle = (tit: string, type: Brand['vehicles'][number]['type']) => ({
  tit,
  type,
  href: `https://vehicles.example/${tit}`,
  picture: samplePicture(tit.toLowerCase()),
});
const brands: Brand[] = ['chenyue', 'yunji'].map((id) => ({
  id,
  brandName: `Brand ${id}`,
  kind: 'Passenger cars',
  txt: `What ${id} is.`,
  showUrl: `${id}.example`,
  href: `https://${id}.example/`,
  vehicles: [vehicle(`${id}-S`, 'sedan'), vehicle(`${id}-X`, 'suv'), vehicle(`${id}-T`, 'sedan')],
}));

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/brand', params: {}, query, now: 0, signal: new AbortController().signal };
}

type Answer = () => Promise<unknown>;
const sixBrands: Answer = () => Promise.resolve({ list: brands });

function outcomeOf(query: Record<string, string>, answer = sixBrands) {
  return loadBrand(requestFor(query), { lang: 'en', api: { call: answer } as unknown as Api, report: () => {} });
}

async function opened(query: Record<string, string>, answer = sixBrands) {
  const outcome = await outcomeOf(query, answer);
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  return { head: outcome.head, html: renderPage('brand', outcome.data, 'en').replaceAll('&amp;', '&') };
}

describe('a customer who looks for a vehicle', () => {
  it('of one brand leads those who write about it to its fact sheets', async () => {
    const link = /<a[^>]*href="\/cn\/en\/media\/newsroom\?kind=facts&brand=yunji"[^>]*>Fact sheets for the press/;
    expect((await opened({ brand: 'yunji' })).html).toMatch(link);
    expect((await opened({})).html).not.toContain('Fact sheets for the press');
  });

  it('finds every brand by an anchor, with its vehicles by body type and links to their sites', async () => {
    const { head, html } = await opened({});
    expect(head).toMatchObject({ title: 'Brands and vehicles', canonical: '/brand' });
    for (const { id, vehicles } of brands) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toMatch(new RegExp(`<section[^>]* id="${id}"`));
      for (const { href } of vehicles)
        expect(html).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]* target="_blank" rel="noopener"`));
    }
    expect(textOf(html)).toMatch(/Saloon chenyue-S .* chenyue-T .* SUV chenyue-X/);
    expect(headingLevels(html)).toEqual([1, 2, 2, 2, 3, 4, 4, 3, 4, 2, 3, 4, 4, 3, 4]);
  });

  it('sees the one brand that the finder’s address names, and can narrow it by body type', async () => {
    const { head, html } = await opened({ brand: 'yunji' });
    expect(head).toMatchObject({
      title: 'Brand yunji',
      description: 'What yunji is.',
      canonical: '/brand?brand=yunji',
    });
    expect(html).toContain('href="/cn/en/brand?brand=yunji&type=suv"');
    expect(html).toContain('href="/cn/en/brand?brand=chenyue"');
    expect(html).not.toContain('vehicles.example/chenyue-S');
  });

  it('is received by the brand’s own picture, which previews of the link show too', async () => {
    const withHero = brands.map((brand) =>
      brand.id === 'yunji' ? { ...brand, hero: samplePicture('at-night') } : brand,
    );
    const answer = () => Promise.resolve({ list: withHero });
    const { head, html } = await opened({ brand: 'yunji' }, answer);
    expect(head.image).toBe('at-night');
    expect(html).toMatch(
      /data-ground="night".*<img[^>]*at-night-1200[^>]* fetchPriority="high".*<h1[^>]*>Brand yunji</,
    );
    expect(html).toContain('aria-current="page"');
    const other = await opened({ brand: 'chenyue' }, answer);
    expect(other.head).not.toHaveProperty('image');
    expect(other.html + (await opened({}, answer)).html).not.toContain('at-night');
  });

  it('sees one of its vehicles out of doors, with words below it', async () => {
    const outdoors = { picture: samplePicture('in-the-rain'), caption: 'In the rain of four in the afternoon' };
    const answer = () =>
      Promise.resolve({ list: brands.map((brand) => (brand.id === 'yunji' ? { ...brand, outdoors } : brand)) });
    const { html } = await opened({ brand: 'yunji' }, answer);
    expect(html).toMatch(/<figure[^>]*>.*in-the-rain-1200.*<figcaption[^>]*>In the rain of four in the afternoon</);
    const others = (await opened({ brand: 'chenyue' }, answer)).html + (await opened({}, answer)).html;
    expect(others).not.toContain('in-the-rain');
  });

  it('sees one body type of a brand, which search engines are not told of', async () => {
    const { head, html } = await opened({ brand: 'yunji', type: 'suv' });
    expect(head).toMatchObject({ noindex: true, canonical: '/brand?brand=yunji&type=suv' });
    expect(html).toContain('vehicles.example/yunji-X');
    expect(html).not.toContain('vehicles.example/yunji-S');
  });

  it.each([[{ brand: 'nobody' }], [{ type: 'suv' }], [{ brand: 'yunji', type: 'boat' }]])(
    'is told that there is no page of %o',
    async (query) => {
      expect(await outcomeOf(query)).toEqual({ kind: 'screen', screen: 'not-found' });
    },
  );

  it('is told when the brands do not arrive', async () => {
    const { html } = await opened({ brand: 'yunji' }, () => Promise.reject(new Error('down')));
    expect(textOf(html)).toContain('Brands cannot be shown right now');
  });
});

describe('a search engine that reads of the brands', () => {
  it('is told every vehicle with its brand, or those of the brand that was chosen', async () => {
    const all = await opened({});
    expect(all.head.subject).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: { '@type': 'Car', name: 'chenyue-S', bodyType: 'sedan', brand: { name: 'Brand chenyue' } },
        },
        ...Array.from({ length: 5 }, () => ({})),
      ],
    });
    const { head } = await opened({ brand: 'yunji' });
    expect(head.subject).toMatchObject({ itemListElement: [{ item: { name: 'yunji-S' } }, {}, {}] });
    expect((await opened({}, () => Promise.reject(new Error('down')))).head).not.toHaveProperty('subject');
  });
});
