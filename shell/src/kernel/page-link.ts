/** The page a link leads to, when the kernel may take it there; null for files, new tabs and other sites. */
export function pageOf(link: HTMLAnchorElement | null): URL | null {
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset['full'] !== undefined) return null;
  const url = new URL(link.href);
  return isPage(url) ? url : null;
}

/** A page of this site: not a file, not an answer of the service. */
export function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/cn\/(?:cn|en)(?:\/|$)/.test(pathname);
}

export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
