import { classNames } from '../../class-names.ts';
import { Picture, pictureUrl } from '../picture/picture.tsx';
import type { LightboxPicture, LightboxWords } from './lightbox-dialog.tsx';
import css from './lightbox.module.css';
import { useLightbox } from './use-lightbox.tsx';

export type { LightboxPicture, LightboxWords } from './lightbox-dialog.tsx';

export interface LightboxProps {
  /** Begins the fragments of the pictures' addresses; unique in the page. */
  id: string;
  label: string;
  pictures: readonly LightboxPicture[];
  words: LightboxWords;
  /** The first picture is larger than the others. */
  lead?: boolean;
}

/** Pictures that can be seen large: links to the files, and in a live island a dialog over the page. */
export function Lightbox({ lead = false, ...of }: LightboxProps) {
  const { label, pictures, words } = of;
  const { linkOf, dialog } = useLightbox(of);
  return (
    <>
      <ul className={classNames(css['gallery'], lead && css['lead'])} aria-label={label}>
        {pictures.map(({ picture, caption }, at) => (
          <li key={picture.name} className={css['item']}>
            <a
              className={css['thumb']}
              href={pictureUrl(picture, Math.max(...picture.widths), 'webp')}
              data-full=""
              aria-label={words.enlarge(caption)}
              {...linkOf(at)}
            >
              <Picture picture={picture} sizes="(min-width: 64rem) 30vw, 50vw" alt="" />
            </a>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
