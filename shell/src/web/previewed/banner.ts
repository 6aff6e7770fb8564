import { nameOf } from 'delivery/verify';
import type { Preview } from 'delivery/preview';
import { BASE } from 'shared/contract/site/site';
import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { withEndOfDocuments } from '../constellation/end-of-documents.ts';
import type { Snapshot } from '../constellation/snapshot.ts';

const WORDS = { cn: cn.preview, en: en.preview };
export const PREVIEW_PATH = `${BASE}/preview`;
export const BANNER_STYLES = `${PREVIEW_PATH}/banner.css`;

/** In the time of the group's seat, which the words name. */
function timeIn(lang: Lang, until: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const;
  return new Intl.DateTimeFormat(HTML_LANG[lang], format).format(Date.parse(until));
}

/** Versions and times are words of ours, so that nothing has to be escaped. */
function bannerIn(lang: Lang, { releases, until }: Preview): string {
  const { label, notPublic, shownUntil, leave } = WORDS[lang];
  const end = shownUntil.replace('{{time}}', timeIn(lang, until));
  const what = releases.map((release) => `<span>${nameOf(release)}</span>`).join(' ');
  const styles = `<link rel="stylesheet" href="${BANNER_STYLES}">`;
  const text = `<p><strong>${label}</strong> ${what} <span>${notPublic}</span> <span>${end}</span></p>`;
  return `${styles}<aside class="preview-banner" aria-label="${label}">${text}<a href="${PREVIEW_PATH}/leave/${lang}">${leave}</a></aside>`;
}

/** A set whose every document says that it is not public; what is around and in the page is its own. */
export function previewedSnapshot(snapshot: Snapshot, preview: Preview): Snapshot {
  const markup = { cn: bannerIn('cn', preview), en: bannerIn('en', preview) };
  return { ...withEndOfDocuments(snapshot, markup), isPreviewed: true };
}
