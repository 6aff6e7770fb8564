import type { MediaFilm, MediaItem } from 'shared/contract/media/media';
import type { Picture } from 'shared/contract/content/picture';
import { Transcript, VideoPlayer } from 'shared/ui/media/video-player/video-player';
import { useWords } from '../messages/words.ts';

/** Names of the languages in themselves, by BCP 47. */
const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '中文', en: 'English' };

export interface MediaFilmProps {
  item: MediaItem;
  film: MediaFilm;
  poster: Picture;
}

/** A video of the library where its picture would be: played in place, with captions. */
export function MediaFilmPlayer({ item, film, poster }: MediaFilmProps) {
  const t = useWords();
  const { sources, width, height } = film;
  const captions = film.captions.map((track) => ({ ...track, name: NAMES[track.lang] ?? track.lang }));
  return (
    <VideoPlayer
      video={{ title: item.title, sources, poster, width, height }}
      captions={captions}
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
