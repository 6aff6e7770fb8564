import type { z } from 'zod';
import type { ParticipleList, participleQuery } from 'shared/contract/site/search';
import type { Lang } from 'shared/contract/text/lang';
import { findPictures, optionalPicture } from '../../../imported/picture.store.ts';
import { foldedPhrase } from '../../../model/search-words.ts';
import type { SearchServices } from '../search.service.ts';
import { GROUP_NAMES } from './suggestions.words.ts';
import { findTerms } from './terms.store.ts';
import type { FoundGroup } from './titles.model.ts';

/** Words of published titles that begin with what was typed, the most frequent first, and what has it in its own title. */
export async function suggestions(
  services: SearchServices,
  lang: Lang,
  { searchKeyword, pageNo, pageSize }: z.output<typeof participleQuery>,
): Promise<ParticipleList> {
  const { spelling, titles } = await services.words.current();
  const prefix = foldedPhrase(searchKeyword);
  if (prefix === '') return { list: [], groups: [] };
  const until = new Date(services.now());
  const [terms, groups] = await Promise.all([
    findTerms(services.db, { prefix, lang, until, offset: (pageNo - 1) * pageSize, limit: pageSize }),
    groupsOf(services, lang, pageNo === 1 ? titles[lang].matching(searchKeyword, until) : []),
  ]);
  return { list: terms.map((term) => ({ participleWord: spelling[lang].get(term) ?? spelled(term) })), groups };
}

async function groupsOf(
  { pictures }: Pick<SearchServices, 'pictures'>,
  lang: Lang,
  groups: readonly FoundGroup[],
): Promise<ParticipleList['groups']> {
  const shown = groups.flatMap(({ kind, found }) => (kind === 'vehicle' ? found.map(({ row }) => row.picture) : []));
  const pictureOf = await findPictures(pictures, shown, lang);
  return groups.map(({ kind, found }) => ({
    name: GROUP_NAMES[lang][kind],
    entries: found.map(({ row: { title, url, picture }, titleMarks }) => ({
      title,
      titleMarks,
      url,
      ...optionalPicture(kind === 'vehicle' ? pictureOf(picture) : undefined),
    })),
  }));
}

/** Terms are kept in small letters; a name of letters and digits is a model's, S7. */
const spelled = (term: string): string => (/^(?=.*\d)[a-z\d]+$/.test(term) ? term.toUpperCase() : term);
