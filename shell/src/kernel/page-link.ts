import { API_PREFIX } from 'shared/contract/site';

/** The page a link leads to, when the kernel may take it there; null for files, new tabs and other sites. */
export function pageOf(link: HTMLAnchorElement | null): URL | null {
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset['full'] !== undefined) return null;
  const url = new URL(link.href);
  const isPage = /^\/cn\/(?:cn|en)(?:\/|$)/.test(url.pathname) && !url.pathname.startsWith(API_PREFIX);
  return url.origin === location.origin && isPage ? url : null;
}

export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
