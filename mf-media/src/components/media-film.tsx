import type { MediaFilm, MediaItem } from 'shared/contract/media/media';
import type { Picture } from 'shared/contract/content/picture';
import { Transcript, VideoPlayer, type Chapter } from 'shared/ui/media/video-player/video-player';
import { useWords } from '../messages/words.ts';

/** Names of the languages in themselves, by BCP 47. */
const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '中文', en: 'English' };

/** How fast a film plays; not every browser has this in its controls where the keyboard reaches it. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

export interface MediaFilmProps {
  item: MediaItem;
  film: MediaFilm;
  poster: Picture;
  /** Of a film on a page of its own. */
  parts?: FilmParts | undefined;
}

export interface FilmParts {
  chapters: readonly Chapter[];
  tracks: MediaFilm['captions'];
  /** Where it begins, seconds. */
  startAt: number;
}

const named = (tracks: MediaFilm['captions']) =>
  tracks.map((track) => ({ ...track, name: NAMES[track.lang] ?? track.lang }));

/** A video of the library where its picture would be: played in place, with captions. */
export function MediaFilmPlayer({ item, film, poster, parts }: MediaFilmProps) {
  const t = useWords();
  const { sources, width, height } = film;
  const speeds = SPEEDS.map((rate) => ({ rate, name: t('film.rate', { rate }) }));
  return (
    <VideoPlayer
      video={{ title: item.title, sources, poster, width, height, startAt: parts?.startAt ?? 0 }}
      captions={named(film.captions)}
      chapters={parts?.chapters ?? []}
      chapterTracks={named(parts?.tracks ?? [])}
      {...(parts ? { speeds: { label: t('film.speed'), of: speeds } } : {})}
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
