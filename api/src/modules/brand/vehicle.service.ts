import type { Brand } from 'shared/contract/content/brand';
import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntry } from '../../imported/entry.store.ts';
import { findPictures } from '../../imported/picture.store.ts';
import { CallError } from '../../model/call-error.ts';
import { articlesAbout } from '../library/fact-sheet.service.ts';
import { publishedEntries } from '../library/library.service.ts';
import { brands } from './brand.service.ts';

const MOST_PICTURES = 6;

/** Other pictures of it that the library has out. */
async function galleryOf(services: Services, lang: Lang, { id = '', picture: side }: Brand['vehicles'][number]) {
  const about = (await publishedEntries(services)).filter(({ subjects }) => subjects.some((one) => one.id === id));
  const own = about
    .map(({ row }) => row)
    .filter(({ kind, picture }) => kind === 'image' && picture !== null && picture !== side.name)
    .slice(0, MOST_PICTURES);
  const pictureOf = await findPictures(
    services.pictures,
    own.map(({ picture }) => picture),
    lang,
  );
  return own.flatMap(({ title, picture: name }) => {
    const picture = pictureOf(name);
    return picture ? [{ picture, title: title[lang] }] : [];
  });
}

function figuresOf(
  { versions, colours, href: _href, technology: _technology, ...same }: EntryBody<'vehicle'>,
  lang: Lang,
) {
  return {
    ...same,
    versions: versions.map(({ name, ...version }) => ({ ...version, name: name[lang] })),
    colours: colours.map(({ name, swatch }) => ({ name: name[lang], swatch })),
  };
}

function builtAs(list: readonly Brand[], id: string) {
  for (const brand of list) {
    const vehicle = brand.vehicles.find((one) => one.id === id);
    if (vehicle) return { brand, vehicle };
  }
  return undefined;
}

/** @throws {CallError} 40004 when there is none of this id */
export async function vehicleInFull(services: Services, lang: Lang, id: string): Promise<VehicleDetail> {
  const [figures, drawn, subject, { list }] = await Promise.all([
    findEntry(services.content, 'vehicle', id),
    findEntry(services.content, 'vehicleOutline', id),
    findEntry(services.content, 'mediaSubject', id),
    brands(services, lang),
  ]);
  const built = builtAs(list, id);
  if (!figures || !drawn || !subject || !built) throw new CallError('40004');
  const { brand, vehicle } = built;
  const { id: _id, ...outline } = drawn;
  const technologyOf = new Set(figures.technology);
  const [technology, news, gallery] = await Promise.all([
    articlesAbout(services, [{ articles: figures.technology }], lang),
    articlesAbout(services, [{ articles: subject.articles.filter((one) => !technologyOf.has(one)) }], lang),
    galleryOf(services, lang, vehicle),
  ]);
  return {
    ...figuresOf(figures, lang),
    id,
    name: vehicle.tit,
    type: vehicle.type,
    href: vehicle.href,
    brand: { id: brand.id, name: brand.brandName },
    picture: vehicle.picture,
    outline,
    background: [...subject.background[lang]],
    facts: subject.facts.map((fact) => ({ name: fact.name[lang], value: fact.value[lang] })),
    gallery,
    ...(subject.sheet ? { sheet: subject.sheet[lang] } : {}),
    technology,
    news,
  };
}
