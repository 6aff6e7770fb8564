import type { FilmDetail, FilmFile } from 'shared/contract/media/media-detail';
import type { Lang } from 'shared/contract/text/lang';
import { paths } from '../paths.ts';
import { filmQuery, type FilmChoice } from './film-query.ts';

/** Pixels across of what is small enough for a phone, and for who saves data. */
const SMALL_WIDTH = 960;
/** Windows in which more pixels would not be seen. */
const NARROW = '(max-width: 40rem)';

/** The address of a film as somebody chose to see it. */
export const filmHref = (lang: Lang, id: string, choice: FilmChoice): string =>
  paths.entry.href(lang, { id, ...filmQuery.texts(choice) });

type MovingFile = FilmFile & { width: number; height: number };

const isMoving = (file: FilmFile): file is MovingFile => file.width !== undefined && file.height !== undefined;
const isSmall = ({ width }: MovingFile) => width <= SMALL_WIDTH;
const sourceOf = ({ src, type }: FilmFile) => ({ src, type });

/** What a player takes a film from: best first, but small in small windows, or as somebody chose. */
function sourcesOf(files: readonly FilmFile[], play: FilmChoice['play']) {
  const moving = files.filter(isMoving);
  const small = moving.filter(isSmall);
  if (play === 'small') return small.map(sourceOf);
  const first = play === '' && small.length < moving.length ? small : [];
  return [...first.map((file) => ({ ...sourceOf(file), media: NARROW })), ...moving.map(sourceOf)];
}

/** The files that would come first, small and full; the second is absent where there is one size. */
export function sizesOf(files: readonly FilmFile[]): Record<'small' | 'full', MovingFile | undefined> {
  const moving = files.filter(isMoving);
  return { small: moving.find(isSmall), full: moving.find((file) => !isSmall(file)) };
}

/** What a player has of a film besides the film: its chapters as links, where it begins, and what it comes from. */
export function filmOptions(id: string, film: FilmDetail, { lang, choice }: { lang: Lang; choice: FilmChoice }) {
  const { chapters, chapterTracks, descriptionTracks = [], files } = film;
  return {
    chapters: chapters.map(({ at, name }, index) => ({
      at,
      name,
      href: filmHref(lang, id, { ...choice, chapter: index + 1 }),
    })),
    tracks: [...chapterTracks, ...descriptionTracks.map((track) => ({ ...track, kind: 'descriptions' as const }))],
    startAt: chapters[choice.chapter - 1]?.at ?? 0,
    sources: sourcesOf(files, choice.play),
  };
}
