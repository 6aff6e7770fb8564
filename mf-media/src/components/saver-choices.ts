import type { FilmDetail } from 'shared/contract/media/media-detail';
import { formatFileSize } from 'shared/contract/text/file-size';
import type { SaverQuestion } from 'shared/ui/media/video-player/video-player';
import { useWords } from '../messages/words.ts';
import { sizesOf } from '../model/film-options.ts';
import { PLAYED } from '../model/film-query.ts';

/** What who saves data may choose of a film: its sizes, with the bytes that come. */
export function useSaverChoices(
  hrefOf: (play: (typeof PLAYED)[number]) => string,
): (film: FilmDetail) => SaverQuestion['choices'] {
  const t = useWords();
  return ({ files }) => {
    const sizes = sizesOf(files);
    return PLAYED.flatMap((play) => {
      const file = sizes[play];
      if (!file) return [];
      const { width, height, size } = file;
      return [{ href: hrefOf(play), name: t(`filmPage.${play}`, { width, height, size: formatFileSize(size) }) }];
    });
  };
}
