/** One step of the way to a page, as visitors see it. */
export interface Step {
  name: string;
  /** Path; absent for the page itself. */
  href?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/**
 * The breadcrumb of a rendered page. Read from its HTML, so that search engines are told exactly what is shown: the
 * markup is our own component's (`shared/ui/breadcrumb`), marked for this.
 */
export function trailOf(html: string): Step[] {
  const [, list = ''] = /<nav[^>]*\sdata-trail[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const crumbs = list.matchAll(/<a href="([^"]*)">([^<]*)<\/a>|<span aria-current="page">([^<]*)<\/span>/g);
  return [...crumbs].map(([, href, linked, current]) =>
    href === undefined ? { name: plain(current ?? '') } : { name: plain(linked ?? ''), href: plain(href) },
  );
}
