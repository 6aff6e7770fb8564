import { LANGS, type Lang } from '../text/lang.ts';
import { BASE } from './site.ts';

/** In place of a page: the group's account. */
export const OF_WECHAT = 'wechat';

const addressOf = (lang: string, of: string) => `${BASE}/qr/${lang}.svg?of=${encodeURIComponent(of)}`;

/** Address of the code that leads to the group's WeChat account. */
export const qrOfWeChat = (lang: Lang): string => addressOf(lang, OF_WECHAT);

/** Of the code that leads to a page of this site. @param url absolute; null for any other address */
export function qrOfPage(url: string): string | null {
  const { pathname, search } = new URL(url);
  const [, lang, path = ''] = new RegExp(`^${BASE}/(${LANGS.join('|')})(/.*)?$`).exec(pathname) ?? [];
  return lang === undefined ? null : addressOf(lang, (path || '/') + search);
}
