import { createTranslator } from 'shared';
import type { MediaDetail } from 'shared/contract/media/media-detail';
import { createLinks } from 'shared/contract/section/links';
import type { LoadServices, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { section } from '../entry.server.ts';

const row = { layout: 'default', headerTheme: 'light', fresh: 60 } as const;
const links = createLinks({
  'mf-content': {
    news: { ...row, pattern: '/news/detail', query: ['baseid'], offers: { articles: '' } },
    contact: { ...row, pattern: '/contact', query: [] },
  },
});

interface EntryAddress {
  lang?: Lang;
  id: string;
  query?: Record<string, string>;
}

/** What comes of asking for the page of an entry, with what the service says. */
export function loadEntryPage({ lang = 'en', id, query = {} }: EntryAddress, call: () => Promise<unknown>) {
  const signal = new AbortController().signal;
  const path = `/media/library/${id}`;
  const request: PageRequest = { lang, path, params: { id }, query, now: 0, signal };
  const services = { lang, api: { call }, report() {}, origin: 'https://www.example.com' } as unknown as LoadServices;
  return { request, outcome: section.load('entry', request, services) };
}

/** The page of an entry as a visitor gets it. */
export async function openEntryPage(lang: Lang, found: MediaDetail, query: Record<string, string> = {}) {
  const { request, outcome } = loadEntryPage({ lang, id: found.item.id, query }, async () => found);
  const page = await outcome;
  if (page.kind !== 'page') throw new Error(`expected a page, got ${page.kind}`);
  const translator = createTranslator(lang, section.messages[lang]);
  const shown = { data: page.data, request, trail: page.head.trail ?? [] };
  const { html } = section.render('entry', shown, { lang, translator, now: 0, links });
  return { head: page.head, html: html.replaceAll('<!-- -->', '').replaceAll('<wbr/>', '') };
}
