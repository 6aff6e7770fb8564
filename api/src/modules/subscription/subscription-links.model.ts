import { API_PREFIX } from 'shared/contract/site/site';
import type { SubscriberList } from '../../db/visit-schema.ts';
import { pagePath } from '../../model/page-addresses.ts';
import { withMailLink, type MailAction, type MailLink } from 'shared/contract/site/subscription';

/** Where links of mails lead: opening one changes nothing, because mail scanners open links too (spec G-14). */
export const linkPath = (act: MailAction): string => `${API_PREFIX}/subscribe/${act}`;

const ALERT_PAGES = { alerts: 'invest.alerts', jobs: 'talent.alerts', press: 'media.alerts' } as const;

/**
 * The link of a mail, below the origin; of an alert it is the page itself, which shows what its reader gets, and what was `requested` for
 * besides.
 */
export function mailLinkOf(
  list: SubscriberList,
  act: MailAction,
  { token, lang, requested = {} }: MailLink & { requested?: Readonly<Record<string, string>> | undefined },
): string {
  if (list === 'news') return withMailLink(linkPath(act), { token, lang });
  return pagePath(lang, ALERT_PAGES[list], { ...requested, act: act === 'confirm' ? act : '', token });
}

/** The page of the site that asks, with one button (spec SCR-aliases, G-14). */
export function askingPage(type: MailAction, { token, lang }: MailLink): string {
  return pagePath(lang, 'content.successSub', { type, token });
}

/** The page that tells how it went (spec SCR-successSub, SCR-failSub); without a type it speaks of unsubscribing. */
export function endingPage(act: MailAction, lang: MailLink['lang'], isDone: boolean): string {
  return pagePath(lang, isDone ? 'content.successSub' : 'content.failSub', { type: act === 'confirm' ? act : '' });
}

/** The same for mails to many, with the name of their list (RFC 2919 §3). */
export function listHeaders(siteOrigin: string, list: SubscriberList, formPath: string): Record<string, string> {
  return { 'List-Id': `<${list}.${new URL(siteOrigin).hostname}>`, ...unsubscribeHeaders(siteOrigin + formPath) };
}

/** Headers by which mail programs offer to unsubscribe (RFC 2369 §3.2, RFC 8058 §3.1). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
