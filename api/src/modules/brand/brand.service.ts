import { BODY_TYPES, type Brand } from 'shared/contract/content/brand';
import type { Lang } from 'shared/contract/text/lang';
import type { Picture } from 'shared/contract/content/picture';
import type { Services } from '../../calls/call-table.ts';
import type { Words } from '../../db/schema.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findPictures } from '../../imported/picture.store.ts';
import { findBrands } from './brand.store.ts';

/** The six brands with their vehicles, in the order of the pack. */
export async function brands({ content, pictures }: Services, lang: Lang): Promise<{ list: Brand[] }> {
  const [found, figures] = await Promise.all([findBrands(content), findEntries(content, 'vehicle')]);
  const idOf = new Map(figures.rows.map(({ id, href }) => [href, id]));
  const shown = found.brands.flatMap(({ hero, outdoors_picture: outside }) => [hero, outside]);
  const names = [...shown, ...found.vehicles.map(({ picture }) => picture)];
  const pictureOf = await findPictures(pictures, names, lang);
  const vehiclesOf = Map.groupBy(found.vehicles, (row) => row.brand_id);
  const vehicle = (row: (typeof found.vehicles)[number]): Brand['vehicles'] => {
    const picture = pictureOf(row.picture);
    const type = BODY_TYPES.find((known) => known === row.type);
    const id = idOf.get(row.href);
    const own = id === undefined ? {} : { id };
    return picture && type ? [{ ...own, tit: row.tit[lang], href: row.href, type, picture }] : [];
  };
  const heroOf = ({ hero }: (typeof found.brands)[number]): { hero?: Picture } => {
    const picture = pictureOf(hero);
    return picture ? { hero: picture } : {};
  };
  const outdoorsOf = ({
    outdoors,
    outdoors_picture: outside,
  }: (typeof found.brands)[number]): Pick<Brand, 'outdoors'> => {
    const picture = pictureOf(outside);
    return picture && outdoors ? { outdoors: { picture, caption: outdoors[lang] } } : {};
  };
  const list = found.brands.map((row) => ({
    id: row.id,
    brandName: row.brand_name[lang],
    kind: row.kind[lang],
    txt: row.txt[lang],
    showUrl: row.show_url,
    href: row.href,
    ...heroOf(row),
    ...outdoorsOf(row),
    vehicles: (vehiclesOf.get(row.id) ?? []).flatMap(vehicle),
  }));
  return { list };
}

/** What the brands are called, by their ids, in the order of the pack. */
export async function brandNames({ content }: Pick<Services, 'content'>): Promise<Map<string, Words>> {
  const found = await findBrands(content);
  return new Map(found.brands.map(({ id, brand_name: name }) => [id, name]));
}
