import { PRESS_COLUMNS, type PressKind } from 'shared/contract/media/press';
import type { Lang } from 'shared/contract/text/lang';
import type { Words } from '../../db/schema.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import type { LibraryEntry } from '../library/library.service.ts';

export interface PressBrand {
  id: string;
  name: Words;
}

/** Words in the languages that something exists in. */
type SomeWords = Partial<Record<Lang, string>>;

/** A publication of the newsroom, in every language that it has. */
export interface PressRow {
  kind: PressKind;
  id: string;
  /** Of an article; empty otherwise. */
  category: string;
  out: Date;
  title: SomeWords;
  summary: SomeWords;
  brands: readonly PressBrand[];
  /** Whether something of the library, or a fact sheet, is about the same. */
  hasMaterial: boolean;
  picture: string | null;
}

export interface ArticleText {
  base_id: string;
  category: string;
  publish_time: Date;
  picture: string | null;
  language: Lang;
  title: string;
  summary: string;
  tags: readonly string[];
}

type Subject = EntryBody<'mediaSubject'>;

const KIND_OF: ReadonlyMap<string, PressKind> = new Map(
  (['release', 'speech'] as const).flatMap((kind) => PRESS_COLUMNS[kind].map((column) => [column, kind] as const)),
);

/** Tags name brands as people do: by the last part of their name, so that `Lingye` is `Chenyue Lingye`. */
const isNamedBy = ({ name }: PressBrand, tags: readonly string[]) =>
  tags.some((tag) => name.cn.endsWith(tag) || name.en.endsWith(tag));

/** A release or a speech, from its texts: at least one. Its brands are those of what it is about, and those of its tags. */
export function articleRow(
  texts: readonly [ArticleText, ...ArticleText[]],
  subjects: readonly Subject[],
  brands: readonly PressBrand[],
): PressRow {
  const [{ base_id: id, category, publish_time: out, picture }] = texts;
  const shown = subjects.filter(({ articles }) => articles.includes(id));
  const about = shown.flatMap(({ brand }) => brand ?? []);
  const tags = texts.flatMap((text) => text.tags);
  const inLanguages = (field: 'title' | 'summary'): SomeWords =>
    Object.fromEntries(texts.map((text) => [text.language, text[field]]));
  return {
    kind: KIND_OF.get(category) ?? 'release',
    id,
    category,
    out,
    title: inLanguages('title'),
    summary: inLanguages('summary'),
    brands: brands.filter((brand) => about.includes(brand.id) || isNamedBy(brand, tags)),
    hasMaterial: shown.length > 0,
    picture,
  };
}

/** A press package. */
export const kitRow = ({ row, brands }: LibraryEntry): PressRow => ({
  kind: 'kit',
  id: row.id,
  category: '',
  out: row.public_at,
  title: row.title,
  summary: row.summary,
  brands,
  hasMaterial: false,
  picture: row.picture,
});

/** A fact sheet, out with the first that is written about its subject; null where nothing is. */
export function factsRow(
  { id, name, background, brand, articles }: Subject,
  outOf: ReadonlyMap<string, Date>,
  brands: readonly PressBrand[],
): PressRow | null {
  const [first] = articles.flatMap((article) => outOf.get(article) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  if (!first) return null;
  return {
    kind: 'facts',
    id,
    category: '',
    out: first,
    title: name,
    summary: { cn: background.cn[0] ?? '', en: background.en[0] ?? '' },
    brands: brands.filter((one) => one.id === brand),
    hasMaterial: false,
    picture: null,
  };
}

/** Empty means any. */
export interface PressChoice {
  kind: PressKind | '';
  brand: string;
}

const isOfKind = ({ kind }: PressRow, wanted: PressKind | '') => wanted === '' || kind === wanted;
const isOfBrand = ({ brands }: PressRow, wanted: string) => wanted === '' || brands.some(({ id }) => id === wanted);

export const chosenPress = (rows: readonly PressRow[], { kind, brand }: PressChoice): PressRow[] =>
  rows.filter((row) => isOfKind(row, kind) && isOfBrand(row, brand));

/** How many each kind and each brand would leave, the other being as it is. */
export function pressCounts(rows: readonly PressRow[], { kind, brand }: PressChoice) {
  const kinds = Map.groupBy(
    rows.filter((row) => isOfBrand(row, brand)),
    (row) => row.kind,
  );
  const named = rows.filter((row) => isOfKind(row, kind)).flatMap((row) => row.brands);
  const byBrand = Map.groupBy(named, ({ id }) => id);
  return {
    kinds: [...kinds].map(([value, { length }]) => ({ value, count: length })),
    brands: [...byBrand].flatMap(([, same]) => (same[0] ? [{ ...same[0], count: same.length }] : [])),
  };
}
