import type { Dealer, DealerFilter, DealerPage } from 'shared/contract/dealer/dealer';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { Words } from '../../db/schema.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { brandNames } from '../brand/brand.service.ts';
import {
  chosenDealers,
  entriesOf,
  facetsOf,
  placeOf,
  withinProvince,
  type DealerEntry,
} from './dealer-choice.model.ts';

interface Network {
  entries: DealerEntry[];
  /** Names by id, in the order of the pack. */
  brands: ReadonlyMap<string, Words>;
}

/** Made once per content version, whose rows stay the same things. */
const networks = new WeakMap<EntryBody<'dealers'>, Network>();

/** Every dealer and partner; the tables are read once per content version. */
export async function dealerNetwork({ content }: Pick<Services, 'content'>): Promise<Network> {
  const [{ rows }, brands] = await Promise.all([findEntries(content, 'dealers'), brandNames({ content })]);
  const [first] = rows;
  const known = first && networks.get(first);
  if (known) return known;
  const network = { entries: entriesOf(rows, brands), brands };
  if (first) networks.set(first, network);
  return network;
}

/** Dealers, or partners of the rescue, by what is asked for, in the order of the pack, with what else there would be. */
export async function dealers(
  services: Pick<Services, 'content'>,
  lang: Lang,
  { pageNo, pageSize, ...wanted }: DealerFilter,
): Promise<DealerPage> {
  const { entries, brands } = await dealerNetwork(services);
  const conditions = withinProvince(entries, wanted);
  const chosen = chosenDealers(entries, conditions);
  const list = chosen.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((entry) => dealerOf(entry, brands, lang));
  return { list, pageNo, totalCount: chosen.length, facets: facetsOf(entries, conditions, { brands, lang }) };
}

function dealerOf({ point, city, province }: DealerEntry, brands: Network['brands'], lang: Lang): Dealer {
  const { id, kind, phone, services, cars, hours } = point;
  const [opens, closes] = hours;
  return {
    id,
    kind,
    name: point.name[lang],
    street: point.street[lang],
    city: city.name[lang],
    province: province.name[lang],
    at: placeOf(point.at),
    phone,
    opens,
    closes,
    brands: point.brands.flatMap((brand) => {
      const name = brands.get(brand);
      return name ? [{ id: brand, name: name[lang] }] : [];
    }),
    services,
    courtesyCars: cars,
  };
}
