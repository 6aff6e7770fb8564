import type { Lang } from 'shared/contract/text/lang';
import { pageAddress } from '../../../model/page-addresses.ts';
import { instantOf } from '../../../model/shanghai-time.ts';
import type { SearchText } from '../../search/search-entry.service.ts';
import type { Pack } from '../pack.reader.ts';
import type { ContentRecord } from '../record.model.ts';
import { inEachLanguage, rowsOf, wordsIn, type RowOf } from './rows.model.ts';
import { LISTING, listingNote } from './searchable.words.ts';

/** A brand and its vehicles; one with figures leads to its page. */
export function brandTexts(pack: Pack): (record: ContentRecord) => SearchText[] {
  const idOf = new Map(pack['vehicles.json'].map(({ href, id }) => [href, id]));
  return ({ rows }) =>
    rowsOf(rows, 'brand').flatMap((brand) => {
      const [name, kind, text] = [wordsIn(brand.brand_name), wordsIn(brand.kind), wordsIn(brand.txt)];
      const address = pageAddress('content.brand', { brand: brand.id });
      const own = inEachLanguage({ type: 'vehicle', id: brand.id, picture: brand.hero ?? null }, (lang) => ({
        title: name[lang],
        summary: `${kind[lang]} · ${text[lang]}`,
        url: address,
      }));
      const vehicles = rowsOf(rows, 'vehicle').flatMap((vehicle) => {
        const id = idOf.get(vehicle.href);
        const chosen = id === undefined ? { type: vehicle.type } : { vehicle: id };
        return vehicleTexts(name, vehicle, pageAddress('content.brand', { brand: brand.id, ...chosen }));
      });
      return [...own, ...vehicles];
    });
}

function vehicleTexts(brandName: Record<Lang, string>, vehicle: RowOf<'vehicle'>, url: string): SearchText[] {
  const { brand_id: brand, tit, type, picture } = vehicle;
  const title = wordsIn(tit);
  const id = `${brand}/${title.en}`;
  return inEachLanguage({ type: 'vehicle', id, picture }, (lang) => ({
    title: title[lang],
    tags: [brandName[lang]],
    summary: `${brandName[lang]} · ${BODY_NAMES[lang][type] ?? type}`,
    url,
  }));
}

const BODY_NAMES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  cn: { sedan: '轿车', suv: 'SUV', mpv: 'MPV', supercar: '超级跑车', hatchback: '两厢车', motorcycle: '摩托车' },
  en: {
    sedan: 'Saloon',
    suv: 'SUV',
    mpv: 'MPV',
    supercar: 'Supercar',
    hatchback: 'Hatchback',
    motorcycle: 'Motorcycle',
  },
};

export function announcementTexts({ rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'announcement').flatMap(({ base_id: id, market, published_at, title, words }) => {
    const [titles, bodies] = [wordsIn(title), wordsIn(words)];
    return inEachLanguage({ type: 'announcement', id, published: published_at }, (lang) => ({
      title: titles[lang],
      tags: [`${market}-DEMO`],
      body: bodies[lang],
      url: pageAddress('invest.announcement', { id }),
    }));
  });
}

/** Packs, which have a tab of their own, and what else the library has; found from the moment on that it shows them. */
export function libraryTexts({ rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'media_item').flatMap(({ id, kind, public_at, title, tags, summary, picture }) => {
    const [titles, summaries, allTags] = [wordsIn(title), wordsIn(summary), wordsIn<string[]>(tags)];
    const type = kind === 'pack' ? 'pack' : 'media';
    return inEachLanguage({ type, id, published: public_at, picture: picture ?? null }, (lang) => ({
      title: titles[lang],
      summary: summaries[lang],
      tags: allTags[lang],
      url: pageAddress('media.entry', { id }),
    }));
  });
}

export function programmeTexts({ rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'programme').flatMap(({ id, track, begins, ends, title, summary, audience, places }) => {
    const [titles, summaries] = [wordsIn(title), wordsIn(summary)];
    const [audiences, cities] = [wordsIn(audience), wordsIn(places)];
    const published = instantOf(`${begins} 00:00`);
    return inEachLanguage({ type: 'job', id, published, expires: endOf(ends) }, (lang) => ({
      title: titles[lang],
      summary: summaries[lang],
      body: `${audiences[lang]} ${cities[lang]}`,
      url: pageAddress('talent.programmes', { track }),
    }));
  });
}

/** A whole day is over with its last minute. */
export const endOf = (day: string): Date => new Date(instantOf(`${day} 00:00`).getTime() + 86_400_000);

export function stockTexts({ rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'stock_listing').flatMap(({ market, code, name }) => {
    const names = wordsIn(name);
    return inEachLanguage({ type: 'figure', id: code }, (lang) => ({
      title: LISTING[lang](code, names[lang]),
      summary: listingNote(lang, market),
      url: pageAddress('invest.stock', { market }),
    }));
  });
}

/** Each address once, by the first name that a menu has for it; lists of articles and anchors are no pages of their own. */
export function menuTexts(known: ReadonlySet<string>): (record: ContentRecord) => SearchText[] {
  const taken = new Set<string>(known);
  return ({ rows }) =>
    rowsOf(rows, 'menu_item').flatMap(({ name, en_name, url }) => {
      if (!/^\/[A-Za-z]/.test(url) || /[?#]/.test(url) || taken.has(url)) return [];
      taken.add(url);
      const names = { cn: name, en: en_name };
      return inEachLanguage({ type: 'page', id: url }, (lang) => ({ title: names[lang] || name, url }));
    });
}
