import { createTranslator } from 'shared';
import { createLinks } from 'shared/contract/section/links';
import type { Crumb } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { section } from '../entry.server.ts';

/** Milliseconds since the epoch at which sample pages are made. */
export const NOW = Date.parse('2026-11-21T12:00:00+08:00');

/** The pages of other sections that this one links to. */
const row = { layout: 'default', headerTheme: 'light', query: ['id'], fresh: 60 } as const;
const neighbours = createLinks({
  'mf-booking': { book: { ...row, pattern: '/book' } },
  'mf-invest': { stock: { ...row, pattern: '/invest/stock' } },
  'mf-media': {
    topic: { ...row, pattern: '/media/detail' },
    library: { ...row, pattern: '/media', query: ['vehicle'] },
    material: { ...row, pattern: '/media/material' },
    newsroom: { ...row, pattern: '/media/newsroom', query: ['kind', 'brand'] },
  },
});

interface View {
  lang: Lang;
  /** Of the head that `load` gave. */
  trail?: readonly Crumb[] | undefined;
}

/** HTML of a page of this section, through its server entry. */
export function renderPage(page: Parameters<typeof section.render>[0], data: unknown, view: Lang | View): string {
  const { lang, trail = [] } = typeof view === 'string' ? { lang: view } : view;
  const request = { lang, path: '/', params: {}, query: {}, now: NOW, signal: new AbortController().signal };
  const translator = createTranslator(lang, section.messages[lang]);
  return section.render(page, { data, request, trail }, { lang, translator, now: NOW, links: neighbours }).html;
}

/** What a reader gets: tags out, spaces folded. */
export function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
}
