import { createTranslator } from 'shared';
import type { Lang } from 'shared/contract/lang';
import { section } from '../entry.server.ts';

/** Milliseconds since the epoch at which sample pages are made. */
export const NOW = Date.parse('2026-11-21T12:00:00+08:00');

/** HTML of a page of this section, through its server door. */
export function renderPage(page: Parameters<typeof section.render>[0], data: unknown, lang: Lang): string {
  const request = { lang, path: '/', params: {}, query: {}, now: NOW, signal: new AbortController().signal };
  const translator = createTranslator(lang, section.messages[lang]);
  return section.render(page, { data, request }, { lang, translator, now: NOW }).html;
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
