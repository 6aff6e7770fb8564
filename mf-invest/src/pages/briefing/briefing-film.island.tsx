import { island } from 'shared';
import type { BriefingFilm } from 'shared/contract/invest/results';
import { VideoPlayer, type Chapter, type VideoPlayerProps } from 'shared/ui/media/video-player/video-player';
import { useWords } from '../../messages/words.ts';

/** Names of the languages in themselves, by BCP 47. */
const NAMES: Readonly<Record<string, string>> = { 'zh-CN': '中文', en: 'English' };

const named = (tracks: BriefingFilm['captions']): VideoPlayerProps['captions'] =>
  tracks.map((track) => ({ ...track, name: NAMES[track.lang] ?? track.lang }));

export interface BriefingPlayerProps {
  title: string;
  film: BriefingFilm;
  chapters: readonly Chapter[];
}

/** The film of a briefing; without this island the browser's own controls play it, and chapters are links into its file. */
function BriefingPlayer({ title, film, chapters }: BriefingPlayerProps) {
  const t = useWords();
  const { sources, poster, width, height } = film;
  return (
    <VideoPlayer
      video={{ title, sources, poster, width, height }}
      captions={named(film.captions)}
      chapterTracks={named(film.chapters)}
      caption={t('briefing.silent')}
      chapters={chapters}
      words={{ chapters: t('briefing.filmChapters'), failed: t('briefing.failed') }}
    />
  );
}

export default island({ name: 'briefing-film', when: 'intent', words: ['briefing'], component: BriefingPlayer });
