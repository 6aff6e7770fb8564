import type { MouseEvent, ReactNode } from 'react';
import { useAlive } from '../../../runtime/use-alive.ts';
import { LightboxDialog, type LightboxDialogProps } from './lightbox-dialog.tsx';
import { hashOf } from './shown-hash.ts';
import { useShown } from './use-shown.ts';

export interface LightboxOf extends Pick<LightboxDialogProps, 'label' | 'pictures' | 'words'> {
  /** Begins the fragments of the pictures' addresses; unique in the page. */
  id: string;
}

export interface OpenedLightbox {
  /** What makes the link around a thumbnail open it, and the fragment that names it. @param index from 0 */
  linkOf: (index: number) => { id: string; onClick: (event: MouseEvent) => void };
  /** To be rendered beside the thumbnails; null while it is closed, and before script. */
  dialog: ReactNode;
}

/** Large pictures over a page whose thumbnails are links to somewhere else without script; see `Lightbox` for a gallery. */
export function useLightbox({ id, label, pictures, words }: LightboxOf): OpenedLightbox {
  const alive = useAlive();
  const { index, show } = useShown(id, pictures.length);
  function close(): void {
    // Focus goes to the thumbnail of what was seen last: that is where the eye is (WCAG 2.4.3).
    if (index !== null) document.getElementById(hashOf(id, index))?.focus();
    show(null);
  }
  return {
    linkOf: (at) => ({ id: hashOf(id, at), onClick: (event) => openInstead(event, () => show(at)) }),
    dialog:
      alive && index !== null ? <LightboxDialog {...{ label, pictures, words, index, show }} onClose={close} /> : null,
  };
}

/** A click with a key held down still follows the link, to a tab of its own for instance. */
function openInstead(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  open();
}
