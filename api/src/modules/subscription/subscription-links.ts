import { API_PREFIX, BASE } from 'shared/contract/site';
import type { MailAct, MailLink } from 'shared/contract/subscription';

/** Where links of mails lead: opening one changes nothing, because mail scanners open links too (decision G-14). */
export const linkPath = (act: MailAct): string => `${API_PREFIX}/subscribe/${act}`;

/** The page of the site that asks, with one button (decision table 8.1, `successSub?type=confirm&token=`). */
export function askingPage(type: MailAct, { token, lang }: MailLink): string {
  return `${BASE}/${lang}/successSub?${new URLSearchParams({ type, token })}`;
}

/** The page of the site that tells how it went (product specification §2); without a type it speaks of unsubscribing. */
export function endingPage(act: MailAct, lang: MailLink['lang'], isDone: boolean): string {
  return `${BASE}/${lang}/${isDone ? 'successSub' : 'failSub'}${act === 'confirm' ? '?type=confirm' : ''}`;
}

/** Headers by which mail programs offer to unsubscribe (RFC 2369 §3.2, RFC 8058 §3.1). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
