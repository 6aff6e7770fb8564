import type { MediaFilm, MediaItem } from 'shared/contract/media';
import type { Picture } from 'shared/contract/picture';
import { VideoPlayer } from 'shared/ui/video-player/video-player';
import { useWords } from '../../messages/words.ts';

/** Names of the languages in themselves, by BCP 47. */
const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '中文', en: 'English' };

export interface MediaFilmProps {
  item: MediaItem;
  film: MediaFilm;
  poster: Picture;
}

/** A video of the library where its picture would be: played in place, with captions and its text. */
export function MediaFilmPlayer({ item, film, poster }: MediaFilmProps) {
  const t = useWords();
  const { sources, width, height, transcript } = film;
  const captions = film.captions.map((track) => ({ ...track, name: NAMES[track.lang] ?? track.lang }));
  return (
    <VideoPlayer
      video={{ title: item.title, sources, poster, width, height }}
      captions={captions}
      caption={t(captions.length > 0 ? 'item.captioned' : 'item.silent')}
      {...(transcript.length > 0 ? { transcript: <Lines of={transcript} /> } : {})}
      words={{ transcript: t('item.transcript'), chapters: t('item.chapters') }}
    />
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => <p key={line}>{line}</p>);
}
