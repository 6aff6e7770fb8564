import type { Lang } from 'shared/contract/lang';
import { API_PREFIX } from 'shared/contract/site';

type Purpose = 'confirm' | 'cancel';

/** Page with one button: opening a link changes nothing, because mail scanners open links too (decision G-14). */
export const pagePath = (purpose: Purpose): string => `${API_PREFIX}/subscribe/${purpose}`;
/** Where that button and the one-click of RFC 8058 post to. */
export const formPath = (purpose: Purpose): string => `${API_PREFIX}/subscribe/${purpose}/form`;

export function linkTo(path: string, { token, lang }: { token: string; lang: Lang }): string {
  return `${path}?${new URLSearchParams({ token, lang })}`;
}

/** Headers by which mail programs offer to unsubscribe (RFC 2369 §3.2, RFC 8058 §3.1). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
