import { Icon, type IconName } from '../icon/icon.tsx';
import { Picture, pictureUrl } from '../picture/picture.tsx';
import css from './lightbox-dialog.module.css';
import type { LightboxPicture, LightboxWords } from './lightbox.tsx';

export interface PageLightboxProps {
  /** Begins the ids of the dialogs; see {@link enlargeTarget}. */
  id: string;
  label: string;
  pictures: readonly LightboxPicture[];
  words: Pick<LightboxWords, 'close' | 'previous' | 'next' | 'position'>;
}

/** What makes a link to a picture's file open the picture in place, once its controller is there. */
export interface EnlargeTarget {
  href: string;
  'data-full': '';
  /** Id of the dialog. */
  'data-enlarge': string;
  'data-controller': 'interactions';
  'data-controller-link': '';
}

/** @param index of the picture, from 0 */
export function enlargeTarget(id: string, index: number, { picture }: Pick<LightboxPicture, 'picture'>): EnlargeTarget {
  const href = pictureUrl(picture, Math.max(...picture.widths), 'webp');
  return {
    href,
    'data-full': '',
    'data-enlarge': `${id}-${index + 1}`,
    'data-controller': 'interactions',
    'data-controller-link': '',
  };
}

/**
 * The pictures of a page without islands, each in a native dialog: a controller of the frame opens it and turns with the arrow keys, the
 * browser keeps focus inside and closes it. Nothing in a closed dialog is fetched.
 */
export function PageLightbox({ id, label, pictures, words }: PageLightboxProps) {
  return pictures.map((shown, at) => (
    <dialog className={css['dialog']} key={shown.picture.name} id={`${id}-${at + 1}`} aria-label={label}>
      <div className={css['bar']}>
        <p className={css['position']}>{words.position(at + 1, pictures.length)}</p>
        <form method="dialog">
          <button className={css['act']} aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <figure className={css['figure']}>
        <div className={css['frame']}>
          <Picture picture={shown.picture} sizes="100vw" />
        </div>
        <figcaption className={css['caption']}>{shown.caption}</figcaption>
      </figure>
      {pictures.length > 1 && (
        <div className={css['turns']}>
          <Turn to={around(at - 1, pictures.length)} name={words.previous} icon="previous" {...{ id, pictures }} />
          <Turn to={around(at + 1, pictures.length)} name={words.next} icon="next" {...{ id, pictures }} />
        </div>
      )}
    </dialog>
  ));
}

const around = (index: number, count: number) => (index + count) % count;

interface TurnProps extends Pick<PageLightboxProps, 'id' | 'pictures'> {
  to: number;
  name: string;
  icon: Extract<IconName, 'previous' | 'next'>;
}

function Turn({ id, pictures, to, name, icon }: TurnProps) {
  const picture = pictures[to];
  if (!picture) return null;
  return (
    <a
      className={css['act']}
      rel={icon === 'next' ? 'next' : 'prev'}
      aria-label={name}
      {...enlargeTarget(id, to, picture)}
    >
      <Icon name={icon} />
    </a>
  );
}
