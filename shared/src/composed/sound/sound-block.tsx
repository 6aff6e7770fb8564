import { usePage } from 'shared';
import type { Sound } from '../../contract/content/sound.ts';
import { MEDIA_PREFIX } from '../../contract/site/site.ts';
import { formatFileSize } from '../../contract/text/file-size.ts';
import { clock } from '../../ui/media/video-player/video.ts';
import { BlockFrame } from '../blocks/block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import { COMPOSED_WORDS } from '../words.ts';
import css from './sound-block.module.css';
import { courseOf, HEIGHT, marksOf, wavesOf, WIDTH } from './sound-shape.ts';

type Block = BlockOf<'sound'>;

const srcOf = ({ name }: Sound['files'][number]) => `${MEDIA_PREFIX}/${name}`;

/** A sound that plays when somebody asks for it, drawn from its own samples, and all that is heard in it as text. */
export function SoundBlock({ block }: { block: Block }) {
  const { lang } = usePage();
  const { sound, title, caption, items } = block;
  const words = COMPOSED_WORDS[lang];
  const [first] = sound.files;
  return (
    <BlockFrame top={block}>
      <div className={css['sound']}>
        <figure className={css['figure']}>
          <div className={css['stage']} data-ground="night">
            <Drawing sound={sound} items={items} />
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions of what has no picture; all that is heard stands below */}
            <audio className={css['player']} controls preload="none" aria-label={title} data-print="off">
              {sound.files.map((file) => (
                <source key={file.name} src={srcOf(file)} type={file.type} />
              ))}
              <a href={first && srcOf(first)}>{title}</a>
            </audio>
          </div>
          <figcaption className="note">
            {caption}
            {first && words.fetched(formatFileSize(first.bytes))}
          </figcaption>
        </figure>
        <div>
          <h3 className="title">{words.heard}</h3>
          <ol className={css['heard']}>
            {items.map(({ at, text }) => (
              <li key={at} className={css['moment']}>
                <span className={css['time']}>{clock(at)}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </BlockFrame>
  );
}

/** All of it is said in the list below. */
function Drawing({ sound, items }: Pick<Block, 'sound' | 'items'>) {
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: '100%', height: '100%' };
  return (
    <svg className={css['drawing']} aria-hidden="true">
      <svg {...box} preserveAspectRatio="none">
        <path className={css['waves']} d={wavesOf(sound)} />
        <path className={css['course']} d={courseOf(sound)} />
      </svg>
      {marksOf(sound, items).map(({ text, x, y, side }) => (
        <g key={text} className={css['mark']}>
          <circle cx={x} cy={y} r="4" />
          <text x={x} y={y} dy="-0.8em" textAnchor={side}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
