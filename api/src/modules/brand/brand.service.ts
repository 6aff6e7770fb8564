import { BODY_TYPES, type Brand } from 'shared/contract/brand';
import type { Lang } from 'shared/contract/lang';
import type { Services } from '../../call-table.ts';
import { findPictures } from '../media/picture.store.ts';
import { findBrands } from './brand.store.ts';

/** The six brands with their vehicles, in the order of the pack. */
export async function brands({ db }: Services, lang: Lang): Promise<{ list: Brand[] }> {
  const found = await findBrands(db);
  const pictureOf = await findPictures(
    db,
    found.vehicles.map((row) => row.picture),
    lang,
  );
  const vehiclesOf = Map.groupBy(found.vehicles, (row) => row.brand_id);
  const vehicle = (row: (typeof found.vehicles)[number]): Brand['vehicles'] => {
    const picture = pictureOf(row.picture);
    const type = BODY_TYPES.find((known) => known === row.type);
    return picture && type ? [{ tit: row.tit[lang], href: row.href, type, picture }] : [];
  };
  const list = found.brands.map((row) => ({
    id: row.id,
    brandName: row.brand_name[lang],
    kind: row.kind[lang],
    txt: row.txt[lang],
    showUrl: row.show_url,
    href: row.href,
    vehicles: (vehiclesOf.get(row.id) ?? []).flatMap(vehicle),
  }));
  return { list };
}
