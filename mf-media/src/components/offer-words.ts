import type { MediaOffer } from 'shared/contract/media/media';
import { formatFileSize } from 'shared/contract/text/file-size';
import { useWords } from '../messages/words.ts';

const TYPES: Readonly<Record<string, string>> = { jpg: 'JPEG' };

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/** What an offer is called: what its files are, never what they might be. */
export function useOfferWords() {
  const t = useWords();
  function pixelsOf({ pixels }: MediaOffer): string[] {
    if (!pixels) return [];
    const [from, to] = [sizeOf(pixels[0]), sizeOf(pixels[1])];
    return [from === to ? t('offer.pixels', { of: to }) : t('offer.span', { from, to })];
  }
  function nameOf(offer: MediaOffer): string {
    const { resolution, count, bytes, type } = offer;
    const isPicture = offer.pixels !== undefined;
    const packed = type === 'zip' ? [t('offer.files', { count })] : [];
    const kind = TYPES[type] ?? type.toUpperCase();
    const use = isPicture ? [t(`offer.${resolution}`)] : [t('item.download')];
    return [...use, ...pixelsOf(offer), ...packed, kind, formatFileSize(bytes)].join(t('offer.comma'));
  }
  return { nameOf };
}
