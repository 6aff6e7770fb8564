import { useRef, type MouseEvent } from 'react';
import { useAlive } from '../../../runtime/use-alive.ts';
import { classNames } from '../../class-names.ts';
import { Picture, pictureUrl } from '../picture/picture.tsx';
import { LightboxDialog, type LightboxPicture, type LightboxWords } from './lightbox-dialog.tsx';
import css from './lightbox.module.css';
import { hashOf } from './shown-hash.ts';
import { useShown } from './use-shown.ts';

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
export function Lightbox({ id, label, pictures, words, lead = false }: LightboxProps) {
  const alive = useAlive();
  const { index, show } = useShown(id, pictures.length);
  const list = useRef<HTMLUListElement>(null);
  function close(): void {
    // Focus goes to the thumbnail of what was seen last: that is where the eye is (WCAG 2.4.3).
    if (index !== null) list.current?.querySelector<HTMLElement>(`#${hashOf(id, index)} > a`)?.focus();
    show(null);
  }
  return (
    <>
      <ul className={classNames(css['gallery'], lead && css['lead'])} ref={list} aria-label={label}>
        {pictures.map(({ picture, caption }, at) => (
          <li key={picture.name} className={css['item']} id={hashOf(id, at)}>
            <a
              className={css['thumb']}
              href={pictureUrl(picture, Math.max(...picture.widths), 'webp')}
              data-full=""
              aria-label={words.enlarge(caption)}
              onClick={(event) => openInstead(event, () => show(at))}
            >
              <Picture picture={picture} sizes="(min-width: 64rem) 30vw, 50vw" alt="" />
            </a>
          </li>
        ))}
      </ul>
      {alive && index !== null && (
        <LightboxDialog label={label} pictures={pictures} words={words} index={index} show={show} onClose={close} />
      )}
    </>
  );
}

/** A click with a key held down still opens the file in a tab of its own. */
function openInstead(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  open();
}
