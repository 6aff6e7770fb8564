import type { Lang } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';

/** Raised when the drawing changes, so that every picture gets a new address. */
const DRAWING = 1;

/** Pixels of a link preview (Open Graph; twitter summary_large_image). */
export const PREVIEW = { width: 1200, height: 630 } as const;

export interface PreviewOf {
  lang: Lang;
  /** Below the language segment, with its query: where the picture's words are looked up. */
  address: string;
  title: string;
  siteName: string;
}

/** Path of the picture for link previews: another title is another address, so it can be kept for ever. */
export function previewPath({ lang, address, title, siteName }: PreviewOf): string {
  // Not imported: the build of the frame's styles follows imports, and is one for browsers.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, lang, title, siteName]))
    .digest('hex');
  return `${BASE}/og/${lang}/${hash.slice(0, 20)}.png?of=${encodeURIComponent(address)}`;
}
