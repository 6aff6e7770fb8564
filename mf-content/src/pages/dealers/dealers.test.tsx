import type { Api, PageRequest } from 'shared/contract/section/section';
import type { Dealer, DealerPage } from 'shared/contract/dealer/dealer';
import { describe, expect, it, vi } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { cityDots } from './city-dots.ts';
import { loadDealers } from './dealers.load.ts';

const dealer = (id: string, own: Partial<Dealer> = {}): Dealer => ({
  id,
  kind: 'dealer',
  name: `Yunxiu ${id}`,
  street: '8 Tingfeng Road (fictional)',
  city: 'Shenzhen',
  province: 'Guangdong',
  at: { north: 22.5, east: 114 },
  phone: '400-000-1000',
  opens: '09:00',
  closes: '18:00',
  brands: [{ id: 'yunji', name: 'Yunji' }],
  services: ['sales', 'charging'],
  courtesyCars: 3,
  ...own,
});

const city = (id: string, name: string, [north, east, count]: [number, number, number]) => ({
  id,
  name,
  province: 'GD' as const,
  at: { north, east },
  count,
});

const page: DealerPage = {
  list: [dealer('one'), dealer('two')],
  pageNo: 1,
  totalCount: 40,
  facets: {
    kind: { dealer: 40, rescue: 3 },
    province: [
      { code: 'GD', name: 'Guangdong', count: 40 },
      { code: 'XZ', name: 'Tibet', count: 2 },
    ],
    city: [
      city('gd-guangzhou', 'Guangzhou', [23.13, 113.26, 25]),
      city('gd-shenzhen', 'Shenzhen', [22.54, 114.06, 10]),
      city('gd-meizhou', 'Meizhou', [24.29, 116.12, 5]),
    ],
    brand: [{ id: 'yunji', name: 'Yunji', count: 9 }],
    service: { sales: 40, charging: 7 },
  },
};

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/dealers', params: {}, query, now: 0, signal: new AbortController().signal };
}

async function opened(query: Record<string, string>, answer: () => Promise<DealerPage> = () => Promise.resolve(page)) {
  const call = vi.fn<(name: string, body: object) => Promise<DealerPage>>(answer);
  const report = vi.fn<(error: unknown) => void>();
  const outcome = await loadDealers(requestFor(query), { lang: 'en', api: { call } as unknown as Api, report });
  if (outcome.kind !== 'page') return { outcome, call, html: '' };
  const html = renderPage('dealers', outcome.data, { lang: 'en', trail: outcome.head.trail });
  return { outcome, call, html: html.replaceAll('&amp;', '&'), head: outcome.head };
}

// Spec SCR-dealers.
describe('somebody who looks for a dealer', () => {
  it('reads the dealer with address, number, hours and what it does, and can call it', async () => {
    const { html, call } = await opened({ province: 'GD', city: 'gd-shenzhen', brand: 'yunji' });
    expect(call).toHaveBeenCalledWith('dealer/page', {
      searchKeyword: '',
      kind: 'dealer',
      province: 'GD',
      city: 'gd-shenzhen',
      brand: 'yunji',
      service: '',
      pageNo: 1,
      pageSize: 12,
    });
    expect(textOf(html)).toContain(
      'Yunxiu one 8 Tingfeng Road (fictional), Shenzhen, Guangdong 400-000-1000 (placeholder) Open in maps : Yunxiu one Hours Daily 09:00–18:00 Brands Yunji Services Sales, Charging Courtesy cars 3',
    );
    expect(html).toContain('href="tel:400-000-1000"');
    expect(html).toContain('href="geo:22.5,114"');
    expect(headingLevels(html)).toEqual([1, 2, 2, 3, 3]);
  });

  it('chooses a province from the grid, and a city of it from the list beside its dots', async () => {
    expect((await opened({})).html).toContain('href="/cn/en/dealers?province=XZ"');
    const { html } = await opened({ province: 'GD', service: 'charging' });
    expect(html).toContain('href="/cn/en/dealers?province=GD&city=gd-meizhou&service=charging"');
    expect(html.match(/<circle/g)).toHaveLength(3);
  });

  it('who looks for a charger or for help on the road finds them beside the dealers, in the province', async () => {
    const { html, head } = await opened({ province: 'GD', service: 'charging' });
    expect(textOf(html)).toContain('Charging points in Guangdong');
    expect(head).toMatchObject({ title: 'Charging points in Guangdong', noindex: true });
    const chips = [...html.matchAll(/<a class="chip" href="([^"]*)"( aria-current="true")?/g)];
    expect(chips.map(([, href, current]) => [href, current !== undefined])).toEqual([
      ['/cn/en/dealers?province=GD', false],
      ['/cn/en/dealers?province=GD&service=charging', true],
      ['/cn/en/dealers?kind=rescue&province=GD', false],
    ]);
  });

  it('is told where nobody fits, and when the dealers did not arrive', async () => {
    const none = { ...page, list: [], totalCount: 0 };
    const { html } = await opened({ province: 'GD', key: 'zzz' }, () => Promise.resolve(none));
    expect(textOf(html)).toContain('Nobody fits all of this');
    expect(html).toContain('href="/cn/en/dealers?province=GD"');
    const failed = await opened({}, () => Promise.reject(new Error('down')));
    expect(textOf(failed.html)).toContain('The dealers cannot be shown right now');
  });

  it('who changes the province is led to it without the city of the one before', async () => {
    const { outcome } = await opened({ province: 'GD', city: 'zj-ningbo', brand: 'yunji' });
    expect(outcome).toEqual({ kind: 'redirect', status: 302, to: '/cn/en/dealers?province=GD&brand=yunji' });
  });

  it.each([[{ province: 'YY' }], [{ page: '5' }], [{ kind: 'shop' }]])('has no page of %o', async (query) => {
    expect((await opened(query)).outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });
});

describe('a search engine', () => {
  it('is told a province as a page with its dealers, and no view of it', async () => {
    const { head } = await opened({ province: 'GD' });
    expect(head).toMatchObject({
      title: 'Dealers in Guangdong',
      canonical: '/dealers?province=GD',
      subject: [
        {
          '@type': 'AutoDealer',
          name: 'Yunxiu one',
          openingHours: 'Mo-Su 09:00-18:00',
          address: { addressLocality: 'Shenzhen', addressCountry: 'CN' },
          geo: { latitude: 22.5, longitude: 114 },
        },
        {},
      ],
    });
    expect(head).not.toHaveProperty('noindex');
    const view = await opened({ province: 'GD', city: 'gd-shenzhen' });
    expect(view.head).toMatchObject({ title: 'Dealers in Shenzhen', noindex: true });
    expect(view.head).not.toHaveProperty('subject');
  });
});

// Spec R-1.
describe('the dots of a province', () => {
  const { city: cities } = page.facets;

  it('stand to each other as their cities do, larger where there is more', () => {
    const map = cityDots(cities);
    const [guangzhou, shenzhen, meizhou] = map?.dots ?? [];
    expect(guangzhou?.r).toBeGreaterThan(shenzhen?.r ?? 99);
    expect(shenzhen?.y).toBeGreaterThan(guangzhou?.y ?? 999);
    expect(meizhou?.x).toBeGreaterThan(shenzhen?.x ?? 999);
    for (const { x, y } of map?.dots ?? []) {
      expect(x).toBeLessThanOrEqual(map?.width ?? 0);
      expect(y).toBeLessThanOrEqual(map?.height ?? 0);
    }
  });

  it('have names where there is room for them', () => {
    const crowded = cityDots([...cities, city('gd-foshan', 'Foshan', [23.1, 113.2, 4])]);
    expect(crowded?.dots.filter(({ isNamed }) => isNamed).map(({ name }) => name)).not.toContain('Foshan');
    expect(crowded?.dots[0]?.isNamed).toBe(true);
  });

  it('are none of fewer than three cities', () => {
    expect(cityDots(cities.slice(0, 2))).toBeNull();
  });
});
