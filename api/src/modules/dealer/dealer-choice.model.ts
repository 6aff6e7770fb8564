import { DEALER_KINDS, DEALER_SERVICES, type DealerFacets, type DealerFilter } from 'shared/contract/dealer/dealer';
import type { Lang } from 'shared/contract/text/lang';
import type { Words } from '../../db/schema.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { holdsWords, wordsText } from '../../model/holds-words.ts';

type Province = EntryBody<'dealers'>;
type City = Province['cities'][number];

/** A dealer or a partner of the rescue, with where it is. */
export interface DealerEntry {
  point: City['points'][number];
  city: Pick<City, 'id' | 'name' | 'at'>;
  province: Pick<Province, 'code' | 'name'>;
  /** What keywords are looked for in. */
  text: string;
}

type Conditions = Pick<DealerFilter, 'kind' | 'province' | 'city' | 'brand' | 'service' | 'searchKeyword'>;
type Facet = Exclude<keyof Conditions, 'searchKeyword'>;

/** Who writes the kind of a place behind its name means the place: 深圳市, 广东省. */
const PLACE_KINDS = ['市', '省'] as const;

/** Every point of the provinces in their order, with the names of its brands among its words. */
export function entriesOf(provinces: readonly Province[], brands: ReadonlyMap<string, Words>): DealerEntry[] {
  return provinces.flatMap(({ cities, ...province }) =>
    cities.flatMap(({ points, ...city }) =>
      points.map((point) => ({ point, city, province, text: textOf({ point, city, province }, brands) })),
    ),
  );
}

function textOf(
  { point, city, province }: Omit<DealerEntry, 'text'>,
  brands: ReadonlyMap<string, Words>,
): DealerEntry['text'] {
  const sold = point.brands.flatMap((id) => brands.get(id) ?? []);
  const words = [point.name, point.street, ...sold, city.name, province.name].flatMap(({ cn, en }) => [cn, en]);
  const places = [`${city.name.cn}${PLACE_KINDS[0]}`, `${province.name.cn}${PLACE_KINDS[1]}`];
  return wordsText([...words, ...places]);
}

const VALUES: { readonly [F in Facet]: (entry: DealerEntry) => readonly string[] } = {
  kind: ({ point }) => [point.kind],
  province: ({ province }) => [province.code],
  city: ({ city }) => [city.id],
  brand: ({ point }) => point.brands,
  service: ({ point }) => point.services,
};
const FACETS = Object.keys(VALUES) as Facet[];

/** What does not depend on a facet left open; a city is asked for within its province. */
function fits(entry: DealerEntry, conditions: Conditions, except?: Facet): boolean {
  return FACETS.every((facet) => {
    const isOpen = facet === except || (except === 'province' && facet === 'city');
    return isOpen || conditions[facet] === '' || VALUES[facet](entry).includes(conditions[facet]);
  });
}

/** Words are looked for once, however many counts follow. */
const withWords = (entries: readonly DealerEntry[], { searchKeyword }: Conditions): readonly DealerEntry[] =>
  searchKeyword === '' ? entries : entries.filter(({ text }) => holdsWords(text, searchKeyword));

/** Whoever changes the province does not mean the city of the one before. */
export function withinProvince<C extends Pick<Conditions, 'province' | 'city'>>(
  entries: readonly DealerEntry[],
  conditions: C,
): C {
  const { province, city } = conditions;
  const isElsewhere = entries.some((entry) => entry.city.id === city && entry.province.code !== province);
  return province !== '' && isElsewhere ? { ...conditions, city: '' } : conditions;
}

/** The entries that conditions leave, in their order. */
export function chosenDealers(entries: readonly DealerEntry[], conditions: Conditions): DealerEntry[] {
  return withWords(entries, conditions).filter((entry) => fits(entry, conditions));
}

/** How many each value of each condition would leave, with the others as they are; zeros are left out. */
export function facetsOf(
  entries: readonly DealerEntry[],
  conditions: Conditions,
  { brands, lang }: { brands: ReadonlyMap<string, Words>; lang: Lang },
): DealerFacets {
  const worded = withWords(entries, conditions);
  const left = (facet: Facet) => worded.filter((entry) => fits(entry, conditions, facet));
  const countsOf = (facet: Facet) => {
    const counts = new Map<string, number>();
    for (const value of left(facet).flatMap(VALUES[facet])) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  const known = <V extends string>(values: readonly V[], counts: ReadonlyMap<string, number>) =>
    Object.fromEntries(values.flatMap((value) => (counts.has(value) ? [[value, counts.get(value)]] : []))) as Partial<
      Record<V, number>
    >;
  const brandCounts = countsOf('brand');
  return {
    kind: known(DEALER_KINDS, countsOf('kind')),
    service: known(DEALER_SERVICES, countsOf('service')),
    brand: [...brands].flatMap(([id, name]) => {
      const count = brandCounts.get(id);
      return count === undefined ? [] : [{ id, name: name[lang], count }];
    }),
    province: grouped(left('province'), ({ province }) => province.code).map(([{ province }, count]) => ({
      code: province.code,
      name: province.name[lang],
      count,
    })),
    city: grouped(left('city'), ({ city }) => city.id).map(([{ city, province }, count]) => ({
      id: city.id,
      name: city.name[lang],
      province: province.code,
      at: placeOf(city.at),
      count,
    })),
  };
}

/** One entry of each group and how many it has, the largest first; equal ones keep their order. */
function grouped(entries: readonly DealerEntry[], keyOf: (entry: DealerEntry) => string): [DealerEntry, number][] {
  const groups = [...Map.groupBy(entries, keyOf).values()];
  return groups
    .flatMap((group): [DealerEntry, number][] => (group[0] ? [[group[0], group.length]] : []))
    .toSorted(([, a], [, b]) => b - a);
}

/** Degrees as the contract names them. */
export const placeOf = ([north, east]: City['at']): { north: number; east: number } => ({ north, east });
