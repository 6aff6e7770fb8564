import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { ApiError, type Api, type PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle, samplePicture } from '../../testing/samples.ts';
import { loadBrand } from './brand.load.ts';

const S7: VehicleDetail = {
  id: 'chenyue-s7',
  name: 'Chenyue S7',
  type: 'sedan',
  href: 'https://chenyue.example/s7',
  brand: { id: 'chenyue', name: 'Chenyue Auto' },
  picture: samplePicture('chenyue-s7-side'),
  outline: { body: 'M0 -300l4925 0l-400 -1090z', glass: '', wheels: [{ x: 1030, radius: 372 }] },
  background: ['It has sixty-three changes.'],
  facts: [{ name: 'Rear legroom', value: '951 mm' }],
  year: 2026,
  dimensions: { length: 4925, width: 1965, height: 1390, wheelbase: 3000, boot: 486 },
  doors: 4,
  seats: [5],
  airbags: 7,
  safety: ['abs'],
  versions: [
    { name: 'Petrol', drive: 'petrol', axle: 'front', power: 135, kerbWeight: 1545, consumption: 5.9, tank: 52 },
    {
      name: 'Plug-in hybrid',
      drive: 'plugin',
      axle: 'front',
      power: 185,
      kerbWeight: 1760,
      range: 152,
      charge: { from: 30, to: 80, minutes: 24 },
      price: 169_800,
    },
  ],
  colours: [{ name: 'Silver', swatch: '#bfc5ca' }],
  gallery: [{ picture: samplePicture('chenyue-s7-rear'), title: 'From the rear' }],
  sheet: { url: '/cn/media-files/facts-s7.pdf', size: 21_528, pages: 1 },
  technology: [sampleArticle('mirror')],
  news: [sampleArticle('sale')],
};

const E9: VehicleDetail = {
  ...S7,
  id: 'yunji-e9',
  name: 'Yunji E9',
  brand: { id: 'yunji', name: 'Yunji' },
  dimensions: { length: 5045, width: 1965, height: 1350, wheelbase: 3100 },
  outline: { body: 'M0 -300l5045 0l-400 -1050z', glass: 'M1500 -900l900 0l-450 -300z', wheels: [] },
};

const listed = (vehicle: VehicleDetail) => ({ id: vehicle.id, tit: vehicle.name, href: vehicle.href });
const BRANDS = {
  list: [
    { id: 'chenyue', vehicles: [listed(S7)] },
    { id: 'yunji', vehicles: [listed(E9)] },
  ],
};

type Answer = (name: string, body: { id?: string }) => Promise<unknown>;
const missing = (code: string) => Promise.reject(new ApiError(code, 'no'));
/** Answers with these vehicles, and with the brands that build them. */
const building =
  (...vehicles: VehicleDetail[]): Answer =>
  (name, { id }) => {
    if (name === 'brand/list') return Promise.resolve(BRANDS);
    return Promise.resolve(vehicles.find((one) => one.id === id)).then((found) => found ?? missing('40004'));
  };

function outcomeOf(query: Record<string, string>, call: Answer, lang: Lang = 'en') {
  const signal = new AbortController().signal;
  const request: PageRequest = { lang, path: '/brand', params: {}, query, now: 0, signal };
  return loadBrand(request, { lang, api: { call } as unknown as Api, report: () => {} });
}

interface Visit {
  lang?: Lang;
  vehicle?: VehicleDetail;
  compare?: string;
  call?: Answer;
}

async function opened({ lang = 'en', vehicle = S7, compare = '', call = building(vehicle, E9) }: Visit = {}) {
  const query = { brand: vehicle.brand.id, vehicle: vehicle.id, compare };
  const outcome = await outcomeOf(query, call, lang);
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  const { head, data } = outcome;
  return { head, html: renderPage('brand', data, { lang, trail: head.trail }).replaceAll('&amp;', '&') };
}

// Spec SCR-brand-vehicle, ENT-vehicle-figures.
describe('a customer who looks at a vehicle', () => {
  it('reads every figure of every drive with its unit, and what there is not as such', async () => {
    const text = textOf((await opened()).html);
    for (const figure of [
      '4,925 mm',
      '486 l',
      '5.9 l/100 km',
      '152 km',
      '30 to 80% in 24 min',
      '169,800 yuan',
      '951 mm',
    ])
      expect(text).toContain(figure);
    expect(text).toContain('Electric range (CLTC) — 152 km');
    expect(text).not.toContain('Torque');
    expect(text).toContain('All figures and prices are invented');
  });

  it('reads the same in Chinese', async () => {
    const text = textOf((await opened({ lang: 'cn' })).html);
    for (const figure of ['4,925毫米', '纯电续航（CLTC）', '169,800元', '价格（虚构）']) expect(text).toContain(figure);
  });

  it('is led to its own site, its fact sheet, its files, and to what was written about it', async () => {
    const { html } = await opened();
    expect(html).toMatch(/<a[^>]* href="https:\/\/chenyue\.example\/s7"[^>]* target="_blank"/);
    for (const href of [
      '/cn/media-files/facts-s7.pdf',
      '/cn/en/media?vehicle=chenyue-s7',
      '/cn/en/news/detail?baseid=mirror',
      '/cn/en/news/detail?baseid=sale',
      '/cn/en/brand?brand=chenyue',
    ])
      expect(html).toContain(`href="${href}"`);
    expect(headingLevels(html)[0]).toBe(1);
  });

  it('is led to where its engine can be heard, where there is such a place', async () => {
    const { html } = await opened({ vehicle: { ...S7, sound: { url: '/activity/show#sound' } } });
    expect(html).toMatch(/<a[^>]* href="\/cn\/en\/activity\/show#sound"[^>]*>Hear the engine of the Chenyue S7/);
    expect((await opened()).html).not.toContain('Hear the engine');
  });

  it('may turn it round where there is a model of it, which nothing fetches before', async () => {
    const { html } = await opened();
    expect(html).toMatch(/data-island="0"[^>]*>.*<button[^>]*type="button"[^>]*>See it in three dimensions<\/button>/);
    expect(html).not.toMatch(/<canvas|\.glb/);
    const other = await opened({ vehicle: { ...S7, id: 'chenyue-s5' } });
    expect(other.html).not.toContain('three dimensions');
  });

  it('is told of a motorcycle by its own cycle, without doors and airbags', async () => {
    const { html, head } = await opened({ vehicle: { ...S7, type: 'motorcycle', doors: 0, airbags: 0 } });
    expect(textOf(html)).toContain('Electric range (WMTC)');
    expect(textOf(html)).not.toMatch(/Doors|Airbags/);
    expect(head.subject).toMatchObject({ '@type': 'Motorcycle' });
  });

  it.each([
    ['has another brand', { brand: 'yunji', vehicle: 'chenyue-s7' }],
    ['has no brand', { vehicle: 'chenyue-s7' }],
    ['has a body type beside it', { brand: 'chenyue', type: 'suv', vehicle: 'chenyue-s7' }],
    ['compares it with itself', { brand: 'chenyue', vehicle: 'chenyue-s7', compare: 'chenyue-s7' }],
    ['compares it with what nobody builds', { brand: 'chenyue', vehicle: 'chenyue-s7', compare: 'chenyue-z9' }],
    ['compares a brand', { brand: 'chenyue', compare: 'yunji-e9' }],
  ])('finds no page where the address %s', async (_why, query) => {
    const outcome = await outcomeOf(query, building(S7, E9));
    expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it('finds no page of a vehicle that nobody builds, and is told when the service fails', async () => {
    const failing = (code: string) => () => missing(code);
    const query = { brand: 'chenyue', vehicle: 'chenyue-z9' };
    expect(await outcomeOf(query, failing('40004'))).toMatchObject({ kind: 'screen', screen: 'not-found' });
    await expect(outcomeOf(query, failing('50000'))).rejects.toThrow(ApiError);
  });
});

// Spec SCR-brand-vehicle.
describe('a customer who compares vehicles to scale', () => {
  it('sees the outline of one, and chooses among all others by a form that needs no script', async () => {
    const { html } = await opened();
    expect(html).toContain(`d="${S7.outline.body}"`);
    expect(html).toContain('aria-label="The Chenyue S7 from the side, 4,925 mm long and 1,390 mm high."');
    expect(html).toMatch(/<form[^>]* action="\/cn\/en\/brand#scale"/);
    expect(html).toMatch(/<input type="hidden" name="vehicle" value="chenyue-s7"/);
    expect(html).toContain('<option value="yunji-e9">Yunji E9</option>');
    expect(html).not.toContain('<option value="chenyue-s7"');
  });

  it('sees both from nose to tail, what differs, and the way back', async () => {
    const { html, head } = await opened({ compare: 'yunji-e9' });
    expect(html).toContain('<option value="yunji-e9" selected="">');
    expect(html).toContain(`transform="translate(120 0)"`);
    expect(html).toContain(`transform="translate(0 0)"`);
    const text = textOf(html);
    expect(text).toContain('Length 4,925 mm 5,045 mm +120 mm');
    expect(text).toContain('Height 1,390 mm 1,350 mm −40 mm');
    expect(text).toContain('Width without mirrors 1,965 mm 1,965 mm the same');
    expect(text.match(/Boot behind the last row/g)).toHaveLength(1);
    expect(html).toContain('href="/cn/en/brand?brand=chenyue&vehicle=chenyue-s7#scale"');
    expect(head).toMatchObject({ noindex: true });
  });

  it('still reads about the vehicle when the other one or the list does not come', async () => {
    const call: Answer = (_name, { id }) => (id === S7.id ? Promise.resolve(S7) : missing('50000'));
    const { html } = await opened({ compare: 'yunji-e9', call });
    expect(textOf(html)).toContain('4,925 mm');
    expect(html).not.toContain('<form');
  });
});

it('a search engine is told the vehicle with its address, sizes and engines', async () => {
  const { head } = await opened();
  expect(head).toMatchObject({
    title: 'Chenyue S7',
    canonical: '/brand?brand=chenyue&vehicle=chenyue-s7',
    image: 'chenyue-s7-rear',
    subject: {
      '@type': 'Car',
      brand: { name: 'Chenyue Auto' },
      depth: { value: 4925, unitCode: 'MMT' },
      vehicleEngine: [{ fuelType: 'petrol', enginePower: { value: 135, unitCode: 'KWT' } }, { fuelType: 'plugin' }],
    },
  });
});
