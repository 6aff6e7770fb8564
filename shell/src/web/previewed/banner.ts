import { nameOf } from 'delivery/verify';
import type { Preview } from 'delivery/preview';
import { BASE } from 'shared/contract/site/site';
import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import type { PageBytes, RenderedAnswer, RenderRequest } from '../../renderer/messages.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import { asBuffer } from '../http/representation.ts';

const WORDS = { cn: cn.preview, en: en.preview };
export const PREVIEW_PATH = `${BASE}/preview`;
export const BANNER_STYLES = `${PREVIEW_PATH}/banner.css`;
const END = '</body>';

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

function withEnd(bytes: Uint8Array, banner: Buffer): Uint8Array {
  const buffer = asBuffer(bytes);
  const at = buffer.lastIndexOf(END);
  return at < 0 ? buffer : Buffer.concat([buffer.subarray(0, at), banner, buffer.subarray(at)]);
}

function marked(page: PageBytes, banner: Buffer): PageBytes {
  const { document } = page;
  if (document instanceof Uint8Array) return { ...page, document: withEnd(document, banner) };
  return { ...page, document: { ...document, body: withEnd(document.body, banner) } };
}

/** A set whose every document says that it is not public; what is around and in the page is its own. */
export function previewedSnapshot(snapshot: Snapshot, preview: Preview): Snapshot {
  const banners = {
    cn: Buffer.from(bannerIn('cn', preview)),
    en: Buffer.from(bannerIn('en', preview)),
  };
  const { renderers } = snapshot;
  const render = async (app: string, request: RenderRequest, given: Parameters<typeof renderers.render>[2]) => {
    const answer: RenderedAnswer = await renderers.render(app, request, given);
    return answer.kind === 'page' ? marked(answer, banners[request.lang]) : answer;
  };
  return { ...snapshot, isPreviewed: true, renderers: { ...renderers, render } };
}
