import { BASE } from 'shared/contract/site/site';
import { firstPage } from './page-data.ts';

/** Of the document's language: another one changes the frame, which is a document's work. */
export const HOME = `${BASE}/${firstPage.lang}`;

/** Without its fragment: what a page is asked for by. */
export const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** A page of this site: not a file, not an answer of the service. */
export function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && `${pathname}/`.startsWith(`${HOME}/`) && !pathname.includes('.');
}

/** The page a link leads to, when the kernel may take it there; null for files, new tabs and other sites. */
export function pageOf(link: HTMLAnchorElement | null): URL | null {
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return isPage(url) ? url : null;
}

export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
