import type { z } from 'zod';
import type { PressItem, pressFilter, PressPage } from 'shared/contract/media/press';
import type { Lang } from 'shared/contract/text/lang';
import { findEntries } from '../../imported/entry.store.ts';
import { findPictures, optionalPicture, type PictureIndex } from '../../imported/picture.store.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { findArticleTimes, findBrandNames, publishedEntries, type LibrarySources } from '../library/library.service.ts';
import {
  articleRow,
  chosenPress,
  factsRow,
  kitRow,
  pressCounts,
  type ArticleText,
  type PressRow,
} from './press-rows.model.ts';
import { findPressArticles } from './press.store.ts';

export type { PressRow } from './press-rows.model.ts';

/** Everything that the newsroom has published in any language, newest first; nothing is among it before its minute. */
export async function publishedPress(sources: LibrarySources): Promise<PressRow[]> {
  const { content, now } = sources;
  const [texts, times, subjects, names, entries] = await Promise.all([
    findPressArticles(content),
    findArticleTimes(content),
    findEntries(content, 'mediaSubject'),
    findBrandNames(content),
    publishedEntries(sources),
  ]);
  const brands = names.map(({ id, brand_name: name }) => ({ id, name }));
  const outOf = new Map(times.map(({ base_id, publish_time }) => [base_id, publish_time]));
  const articles = [...Map.groupBy<string, ArticleText>(texts, ({ base_id }) => base_id).values()].flatMap(
    ([first, ...others]) => (first ? [articleRow([first, ...others], subjects.rows, brands)] : []),
  );
  const kits = entries.filter(({ row }) => row.kind === 'pack' && row.files.length > 0).map(kitRow);
  const sheets = subjects.rows.filter(({ sheet }) => sheet !== undefined);
  const facts = sheets.flatMap((subject) => factsRow(subject, outOf, brands) ?? []);
  return [...articles, ...kits, ...facts]
    .filter(({ out }) => out.getTime() <= now())
    .toSorted((a, b) => b.out.getTime() - a.out.getTime() || a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id));
}

function itemOf(row: PressRow, lang: Lang, pictureOf: PictureIndex): PressItem {
  return {
    kind: row.kind,
    id: row.id,
    title: row.title[lang] ?? '',
    summary: row.summary[lang] ?? '',
    publishTime: stampOf(row.out),
    categoryCode: row.category,
    hasMaterial: row.hasMaterial,
    brands: row.brands.map(({ id, name }) => ({ id, name: name[lang] })),
    ...optionalPicture(pictureOf(row.picture)),
  };
}

/** What the newsroom has published in a language, newest first, with what else it could be narrowed by. */
export async function pressList(
  services: LibrarySources,
  lang: Lang,
  { pageNo, pageSize, ...choice }: z.output<typeof pressFilter>,
): Promise<PressPage> {
  const rows = (await publishedPress(services)).filter(({ title }) => title[lang] !== undefined);
  const chosen = chosenPress(rows, choice);
  const first = (pageNo - 1) * pageSize;
  const shown = chosen.slice(first, first + pageSize);
  const pictureOf = await findPictures(
    services.pictures,
    shown.map(({ picture }) => picture),
    lang,
  );
  const { kinds, brands } = pressCounts(rows, choice);
  return {
    list: shown.map((row) => itemOf(row, lang, pictureOf)),
    pageNo,
    totalCount: chosen.length,
    kinds,
    brands: brands.map(({ id, name, count }) => ({ id, name: name[lang], count })),
  };
}
