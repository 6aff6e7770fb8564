import type { ComposedData } from 'shared/composed/data';
import type { PageBody } from 'shared/contract/content/page-body';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import { loadReportPage } from '../../service/report-page.ts';

export interface Chapter {
  name: string;
  href: string;
}

/** All chapters of a report, and which of them this is. */
export interface Contents {
  title: string;
  href: string;
  chapters: Chapter[];
  current: number;
}

export interface ChapterData {
  page: ComposedData;
  /** Null when they did not arrive. */
  contents: Contents | null;
}

/** The cover lists the chapters in its tiles of this id. */
const CONTENTS = 'contents';

/** Chapters as the cover of a report lists them, in the order of reading. */
function contentsOf(cover: PageBody, path: string, lang: LoadServices['lang']): Contents | null {
  const tiles = cover.blocks.flatMap((block) => (block.kind === 'tiles' && block.id === CONTENTS ? block.items : []));
  const current = tiles.findIndex(({ url }) => url === path);
  if (current === -1) return null;
  const chapters = tiles.map(({ title, url }) => ({ name: title, href: pageHref(lang, url) }));
  return { title: cover.shortTitle ?? cover.title, href: pageHref(lang, cover.path), chapters, current };
}

/** A chapter of a report with the contents beside it, which its cover has (docs/decisions/0105). */
export async function loadChapter(request: PageRequest, services: LoadServices): Promise<Outcome<ChapterData>> {
  const cover = request.path.slice(0, request.path.lastIndexOf('/'));
  const [outcome, body] = await Promise.all([
    loadReportPage(request, services),
    orFallback(services.api.call('site/page', { path: cover }), null, services.report),
  ]);
  if (outcome.kind !== 'page') return outcome;
  const { data } = outcome;
  return { ...outcome, data: { page: data, contents: body && contentsOf(body, data.path, services.lang) } };
}
