import { usePage } from 'shared';
import { MEDIA_PREFIX } from '../../contract/site/site.ts';
import { LoopVideo } from '../../ui/media/video-player/loop-video.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import { ContentLink } from './story-blocks.tsx';
import css from '../composed.module.css';
import { COMPOSED_WORDS } from '../words.ts';

/** Of every loop, pixels. */
const SIZE = { width: 960, height: 540 };
const TYPES = { webm: 'video/webm', mp4: 'video/mp4' };

/** A silent loop with what it shows; the kernel plays it in sight, its controls stop it. */
export function FilmBlock({ block }: { block: BlockOf<'film'> }) {
  const { lang } = usePage();
  const { playLoop, pauseLoop } = COMPOSED_WORDS[lang];
  const { film, picture, caption, link } = block;
  const sources = Object.entries(TYPES).map(([ending, type]) => ({ src: `${MEDIA_PREFIX}/${film}.${ending}`, type }));
  return (
    <BlockFrame top={block}>
      <figure className={css['film']}>
        <LoopVideo
          video={{ ...SIZE, title: picture.alt, sources, poster: picture }}
          words={{ play: playLoop, pause: pauseLoop }}
        />
        <figcaption className="note">{caption}</figcaption>
      </figure>
      <ContentLink link={link} />
    </BlockFrame>
  );
}
