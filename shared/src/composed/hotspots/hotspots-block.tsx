import { usePage } from 'shared';
import { HeavyScreen } from '../../ui/feedback/heavy-screen/heavy-screen.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { BlockFrame } from '../blocks/block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import css from './hotspots-block.module.css';
import { COMPOSED_WORDS } from '../words.ts';

/** Places in a picture, numbered, each a link to its words: the list below says everything the picture shows. */
export function HotspotsBlock({ block }: { block: BlockOf<'hotspots'> }) {
  const { picture, items } = block;
  const t = COMPOSED_WORDS[usePage().lang];
  const prefix = block.id ?? picture.name;
  const radius = picture.width / 70;
  return (
    <BlockFrame top={block}>
      <div className={css['scene']}>
        <Picture picture={picture} sizes="(min-width: 80rem) 90vw, 100vw" className={css['picture']} />
        <HeavyScreen text={t.computerOnly} plain={{ href: `#${prefix}-1`, label: t.readList }}>
          <svg className={css['marks']} viewBox={`0 0 ${picture.width} ${picture.height}`}>
            {items.map(({ x, y, title }, at) => (
              <a key={title} href={`#${prefix}-${at + 1}`} aria-label={`${at + 1} ${title}`} className={css['mark']}>
                <circle cx={(x / 100) * picture.width} cy={(y / 100) * picture.height} r={radius} />
                <text x={(x / 100) * picture.width} y={(y / 100) * picture.height} fontSize={radius} dy="0.36em">
                  {at + 1}
                </text>
              </a>
            ))}
          </svg>
        </HeavyScreen>
      </div>
      <ol className={css['list']}>
        {items.map(({ title, text }, at) => (
          <li key={title} id={`${prefix}-${at + 1}`} className={css['item']} tabIndex={-1}>
            <h3 className="title">{title}</h3>
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
