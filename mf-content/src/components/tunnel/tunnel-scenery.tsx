import type { Picture } from 'shared/contract/content/picture';
import { Lines } from 'shared/ui/media/line-field/line-field';
import { pictureUrl } from 'shared/ui/media/picture/picture';
import { useWords } from '../../messages/words.ts';
import { airScene, type AirScene, type Scene } from './air-scenes.ts';
import css from './tunnel.module.css';

const NARROW = '(max-width: 47.99rem)';
const FORMATS = ['avif', 'webp'] as const;

/** The picture, the air over it and the one figure: all three share one crop, or the lines leave the roof. */
export function TunnelScenery({ picture }: { picture: Picture }) {
  const scene = airScene(picture.name);
  return (
    <div className={css['scenery']}>
      <CarPicture picture={picture} portrait={scene?.portrait} />
      {scene && (
        <>
          <Air scene={scene.wide} className={`${css['wide']} ${css[`${picture.name}-wide`]}`} />
          <Air scene={scene.slim} className={`${css['slim']} ${css[`${picture.name}-slim`]}`} />
          <DragTag scene={scene} />
        </>
      )}
    </div>
  );
}

interface CarPictureProps {
  picture: Picture;
  portrait: AirScene['portrait'] | undefined;
}

function CarPicture({ picture, portrait }: CarPictureProps) {
  const sources = [...(portrait ? [{ of: portrait, media: NARROW }] : []), { of: picture, media: undefined }];
  return (
    <picture>
      {sources.flatMap(({ of, media }) =>
        FORMATS.map((format) => (
          <source
            key={of.name + format}
            media={media}
            type={`image/${format}`}
            srcSet={of.widths
              .map((width) => `${pictureUrl({ ...picture, ...of }, width, format)} ${width}w`)
              .join(', ')}
            sizes="100vw"
          />
        )),
      )}
      <img
        className={css['picture']}
        src={pictureUrl(picture, Math.max(...picture.widths), 'webp')}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        fetchPriority="high"
      />
    </picture>
  );
}

/** The orange line is drawn once, from nose to tail, over lines that already lie there as a background. */
function Air({ scene, className }: { scene: Scene; className: string }) {
  return (
    <div className={`${css['air']} ${className}`} data-air="">
      <Lines streams={[scene.orange]} width={scene.width} height={scene.height} className={css['drawn']} />
    </div>
  );
}

function DragTag({ scene }: { scene: AirScene }) {
  const t = useWords();
  const { x, y, up } = scene.tag;
  return (
    <svg
      className={css['tag']}
      viewBox={`0 0 ${scene.wide.width} ${scene.wide.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M${x} ${y}v${-up}`} />
      <circle cx={x} cy={y} r="4" />
      <text x={x + 12} y={y - up + 10} fontSize="18">
        {t('hero.dragTag')}
      </text>
    </svg>
  );
}
