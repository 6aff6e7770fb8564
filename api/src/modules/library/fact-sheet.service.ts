import type { CallData } from 'shared/contract/call/calls';
import type { FactSheet, MediaSubject } from 'shared/contract/media/media-detail';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { Words } from '../../db/schema.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { CallError } from '../../model/call-error.ts';
import { itemsOf } from '../article/article.service.ts';
import { namedArticles } from '../article/named-articles.service.ts';
import { findBrandNames } from './library.store.ts';
import { sheetTimes } from './sheet-entries.service.ts';
import { publishedEntries } from './library.service.ts';
import { mediaItems } from './media-item.service.ts';

type Subject = EntryBody<'mediaSubject'>;
type Brands = readonly { id: string; name: Words }[];

const MOST_ARTICLES = 6;
const MOST_ENTRIES = 12;

export function mediaSubjectOf(
  { id, kind, name, brand, background, facts, sheet }: Subject,
  brands: Brands,
  lang: Lang,
): MediaSubject {
  const of = brands.find((one) => one.id === brand)?.name[lang];
  return {
    id,
    kind,
    name: name[lang],
    ...(of === undefined ? {} : { brand: of }),
    background: [...background[lang]],
    facts: facts.map((fact) => ({ name: fact.name[lang], value: fact.value[lang] })),
    ...(sheet ? { sheet: sheet[lang] } : {}),
  };
}

/** Published articles about subjects, newest first. */
export async function articlesAbout(services: Services, subjects: readonly Pick<Subject, 'articles'>[], lang: Lang) {
  const baseIds = [...new Set(subjects.flatMap(({ articles }) => articles))];
  if (baseIds.length === 0) return [];
  const { rows } = await namedArticles(services, lang, { baseIds, tag: '', offset: 0, limit: MOST_ARTICLES });
  return itemsOf(services, lang, rows);
}

async function sheetsOf({
  content,
  now,
}: Pick<Services, 'content' | 'now'>): Promise<{ subjects: Subject[]; brands: Brands }> {
  const [{ rows }, brands, outOf] = await Promise.all([
    findEntries(content, 'mediaSubject'),
    findBrandNames(content),
    sheetTimes(content),
  ]);
  const subjects = rows.filter((one) => one.sheet !== undefined && outOf(one).getTime() <= now());
  return { subjects, brands: brands.map(({ id, brand_name: name }) => ({ id, name })) };
}

/** Those that are out: the group first, then vehicles in the order of the pack. */
export async function listFactSheets(services: Services, lang: Lang): Promise<CallData<'factSheet/list'>> {
  const { subjects, brands } = await sheetsOf(services);
  const inOrder = subjects.toSorted((a, b) => Number(b.kind === 'group') - Number(a.kind === 'group'));
  return { list: inOrder.map((subject) => mediaSubjectOf(subject, brands, lang)) };
}

/** @throws {CallError} 40004 unknown, or without a fact sheet */
export async function factSheetInFull(services: Services, lang: Lang, id: string): Promise<FactSheet> {
  const { subjects, brands } = await sheetsOf(services);
  const subject = subjects.find((one) => one.id === id);
  if (!subject) throw new CallError('40004');
  const about = (await publishedEntries(services)).filter(({ subjects: shown }) => shown.some((one) => one.id === id));
  const [articles, entries] = await Promise.all([
    articlesAbout(services, [subject], lang),
    mediaItems(services, about.slice(0, MOST_ENTRIES), lang),
  ]);
  return { subject: mediaSubjectOf(subject, brands, lang), articles, entries };
}
