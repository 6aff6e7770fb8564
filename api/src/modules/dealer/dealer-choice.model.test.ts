import { describe, expect, it } from 'vitest';
import { dealerLists } from '../../../testing/samples/dealer-lists.ts';
import { packDealers } from 'shared/contract/pack/dealer-lists';
import { chosenDealers, entriesOf, facetsOf } from './dealer-choice.model.ts';

const brands = new Map([
  ['one', { cn: '一', en: 'Brand One' }],
  ['two', { cn: '二', en: 'Brand Two' }],
]);
const entries = entriesOf(packDealers.parse(dealerLists()['dealers.json']), brands);
const all = { kind: 'dealer', province: '', city: '', brand: '', service: '', searchKeyword: '' } as const;
const ids = (choice: Partial<Parameters<typeof chosenDealers>[1]>) =>
  chosenDealers(entries, { ...all, ...choice }).map(({ point }) => point.id);

// Spec CALL-dealer-page.
describe('somebody who looks for a dealer', () => {
  it('finds those who sell a brand, by its name too', () => {
    expect(ids({ brand: 'two' })).toEqual(['gd-guangzhou-2', 'gd-shenzhen-2']);
    expect(ids({ searchKeyword: 'brand two' })).toEqual(ids({ brand: 'two' }));
    expect(ids({ service: 'adapted' })).toEqual(['gd-guangzhou-1']);
  });

  it('may write what kind of place it is', () => {
    expect(ids({ searchKeyword: '广东省深圳市' })).toEqual([]);
    expect(ids({ searchKeyword: '广东省 深圳市' })).toEqual(['gd-shenzhen-1', 'gd-shenzhen-2']);
    expect(ids({ searchKeyword: '!' })).toEqual([]);
  });

  it('sees every other province although a city is chosen, and only cities of the province', () => {
    const facets = facetsOf(entries, { ...all, province: 'GD', city: 'gd-shenzhen' }, { brands, lang: 'en' });
    expect(facets.province.map(({ code, count }) => [code, count])).toEqual([
      ['GD', 4],
      ['XZ', 1],
    ]);
    expect(facets.city.map(({ id }) => id)).toEqual(['gd-guangzhou', 'gd-shenzhen']);
    expect(facets.brand.map(({ name, count }) => [name, count])).toEqual([
      ['Brand One', 1],
      ['Brand Two', 1],
    ]);
  });
});
