import type { LightboxWords } from 'shared/ui/media/lightbox/lightbox';
import { useWords } from '../messages/words.ts';

/** What the dialog of large pictures says. */
export function useLightboxWords(): LightboxWords {
  const t = useWords();
  return {
    enlarge: (caption) => t('lightbox.enlarge', { caption }),
    close: t('lightbox.close'),
    previous: t('lightbox.previous'),
    next: t('lightbox.next'),
    zoom: t('lightbox.zoom'),
    position: (at, all) => t('lightbox.position', { at, all }),
  };
}
