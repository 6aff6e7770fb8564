import { usePage } from 'shared';
import type { MediaFilm, MediaItem } from 'shared/contract/media/media';
import type { Picture } from 'shared/contract/content/picture';
import {
  Transcript,
  VideoPlayer,
  type Chapter,
  type ChapterTrack,
  type SaverQuestion,
} from 'shared/ui/media/video-player/video-player';
import type { Video } from 'shared/ui/media/video-player/video';
import { useWords } from '../messages/words.ts';
import { paths } from '../paths.ts';

/** Names of the languages in themselves, by BCP 47. */
const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '中文', en: 'English' };

/** How fast a film plays; not every browser has this in its controls where the keyboard reaches it. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

export interface MediaFilmProps {
  item: MediaItem;
  film: MediaFilm;
  poster: Picture;
  /** Of a film on a page of its own. */
  options?: FilmOptions | undefined;
}

export interface FilmOptions {
  chapters: readonly Chapter[];
  tracks: readonly (MediaFilm['captions'][number] & Pick<ChapterTrack, 'kind'>)[];
  /** Where it begins, seconds. */
  startAt: number;
  sources: Video['sources'];
  /** What who saves data may choose; nothing once it is chosen. */
  ask?: SaverQuestion['choices'] | undefined;
}

export const nameOfLanguage = (lang: string): string => NAMES[lang] ?? lang;

const named = <T extends MediaFilm['captions'][number]>(tracks: readonly T[]) =>
  tracks.map((track) => ({ ...track, name: nameOfLanguage(track.lang) }));

/** A video of the library where its picture would be: played in place, with captions. */
export function MediaFilmPlayer({ item, film, poster, options }: MediaFilmProps) {
  const t = useWords();
  const { lang } = usePage();
  const { width, height } = film;
  const sources = options?.sources ?? film.sources;
  const elsewhere = [
    { href: paths.entry.href(lang, { id: item.id }), name: t('film.elsewhere', { title: item.title }) },
  ];
  const choices = options ? options.ask : elsewhere;
  const speeds = SPEEDS.map((rate) => ({ rate, name: t('film.rate', { rate }) }));
  return (
    <VideoPlayer
      video={{ title: item.title, sources, poster, width, height, startAt: options?.startAt ?? 0 }}
      captions={named(film.captions)}
      chapters={options?.chapters ?? []}
      chapterTracks={named(options?.tracks ?? [])}
      {...(options && options.chapters.length > 0 ? { speeds: { label: t('film.speed'), of: speeds } } : {})}
      {...(choices ? { ask: { text: t('film.saving'), choices } } : {})}
      words={{ chapters: t('item.chapters'), failed: t('item.failed') }}
    />
  );
}

/** The words of a film; a silent loop has none. */
export function FilmText({ film: { transcript } }: { film: MediaFilm }) {
  const t = useWords();
  if (transcript.length === 0) return null;
  return (
    <Transcript name={t('item.transcript')}>
      {transcript.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Transcript>
  );
}
