import type { Fragment } from 'shared/contract/section/section';

/** What the picture for links to a page says, and where the page says that it is. */
export interface PagePreview {
  /** Path and query. */
  path: string;
  title: string;
  siteName: string;
}

const propertyOf = (head: Fragment['head'], name: string) =>
  head.find(([, attributes]) => attributes['property'] === name)?.[1]['content'];

/** Null where a page names no picture. */
export function previewIn(head: Fragment['head']): PagePreview | null {
  const image = propertyOf(head, 'og:image');
  if (image === undefined) return null;
  const { pathname, search } = new URL(image, 'http://site');
  const title = propertyOf(head, 'og:title') ?? '';
  return { path: pathname + search, title, siteName: propertyOf(head, 'og:site_name') ?? '' };
}
