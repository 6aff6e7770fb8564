import type { FilmDetail } from 'shared/contract/media/media-detail';
import type { Lang } from 'shared/contract/text/lang';
import { filmQuery } from './film-query.ts';
import { paths } from '../paths.ts';

/** The address at which a film begins with one of its chapters, which are counted from 1. */
export const chapterHref = (lang: Lang, id: string, chapter: number): string =>
  paths.entry.href(lang, { id, ...filmQuery.texts({ chapter }) });

/** What a player has of a film besides the film: its chapters as links, and where it begins. */
export function filmParts(
  id: string,
  { chapters, chapterTracks }: FilmDetail,
  { lang, chapter }: { lang: Lang; chapter: number },
) {
  return {
    chapters: chapters.map(({ at, name }, index) => ({ at, name, href: chapterHref(lang, id, index + 1) })),
    tracks: chapterTracks,
    startAt: chapters[chapter - 1]?.at ?? 0,
  };
}
