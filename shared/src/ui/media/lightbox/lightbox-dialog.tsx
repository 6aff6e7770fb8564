import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Picture as PictureOf } from '../../../contract/content/picture.ts';
import { classNames } from '../../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './lightbox-dialog.module.css';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';

export interface LightboxPicture {
  picture: PictureOf;
  caption: string;
}

export interface LightboxWords {
  /** Name of a thumbnail's link. */
  enlarge: (caption: string) => string;
  close: string;
  previous: string;
  next: string;
  zoom: string;
  position: (picture: number, pictures: number) => string;
}

export interface LightboxDialogProps {
  label: string;
  pictures: readonly LightboxPicture[];
  words: LightboxWords;
  index: number;
  show: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window. The native dialog keeps focus inside and closes with Escape. */
export function LightboxDialog({ label, pictures, words, index, show, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { frame, zoomed, setZoomed, pan } = useZoom();
  const move = (step: number) => {
    setZoomed(false);
    show((index + step + pictures.length) % pictures.length);
  };
  const swipe = useSwipe(move, zoomed);
  useEffect(() => dialog.current?.showModal(), []);
  function onKeyDown(event: KeyboardEvent): void {
    if (zoomed) {
      if (pan(event.key)) event.preventDefault();
      return;
    }
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  }
  const shown = pictures[index];
  if (!shown) return null;
  return (
    <dialog className={css['dialog']} ref={dialog} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={css['bar']}>
        <p className={css['position']} aria-live="polite">
          {words.position(index + 1, pictures.length)}
        </p>
        <Act name={words.zoom} icon="zoom" pressed={zoomed} onClick={() => setZoomed(!zoomed)} />
        <Act name={words.close} icon="close" onClick={() => dialog.current?.close()} />
      </div>
      <figure className={css['figure']}>
        <div className={classNames(css['frame'], zoomed && css['zoomed'])} ref={frame} {...swipe}>
          <Picture key={shown.picture.name} picture={shown.picture} sizes={zoomed ? '200vw' : '100vw'} priority />
        </div>
        <figcaption className={css['caption']}>{shown.caption}</figcaption>
      </figure>
      {pictures.length > 1 && (
        <div className={css['turns']}>
          <Act name={words.previous} icon="previous" onClick={() => move(-1)} />
          <Act name={words.next} icon="next" onClick={() => move(1)} />
        </div>
      )}
    </dialog>
  );
}

interface ActProps {
  name: string;
  icon: IconName;
  onClick: () => void;
  pressed?: boolean;
}

function Act({ name, icon, onClick, pressed }: ActProps) {
  return (
    <button className={css['act']} type="button" aria-label={name} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
