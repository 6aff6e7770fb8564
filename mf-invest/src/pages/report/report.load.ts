import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import type { PageBody } from 'shared/contract/content/page-body';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Crumb, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { landingCrumb } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';
import { reportSubject } from './report-subject.ts';

export interface Chapter {
  name: string;
  href: string;
}

export interface ReportData {
  page: ComposedData;
  /** Of the whole report; null on its cover, and where they did not arrive. */
  contents: { title: string; href: string; chapters: Chapter[]; current: number } | null;
}

/** The cover lists the chapters in its tiles of this id. */
const CONTENTS = 'contents';

/** Parts of `/invest/report/<id>`, split at its slashes. */
const COVER_SEGMENTS = 4;

/** Chapters as the cover of a report lists them, in the order of reading. */
function contentsOf(cover: PageBody, path: string, lang: LoadServices['lang']): ReportData['contents'] {
  const tiles = cover.blocks.flatMap((block) => (block.kind === 'tiles' && block.id === CONTENTS ? block.items : []));
  const current = tiles.findIndex(({ url }) => url === path);
  if (current === -1) return null;
  const chapters = tiles.map(({ title, url }) => ({ name: title, href: pageHref(lang, url) }));
  return { title: cover.shortTitle ?? cover.title, href: pageHref(lang, cover.path), chapters, current };
}

/** Reports stand below the page that lists them. */
function above({ lang }: LoadServices): Crumb[] {
  return [landingCrumb(lang), { name: (lang === 'cn' ? cn : en).info.title, href: paths.info.href(lang) }];
}

/** A report as pages: its cover, or a chapter with the contents beside it (docs/decisions/0105). */
export async function loadReport(request: PageRequest, services: LoadServices): Promise<Outcome<ReportData>> {
  const cover = request.path.split('/').slice(0, COVER_SEGMENTS).join('/');
  const [outcome, body] = await Promise.all([
    loadComposed(request, services, above(services)),
    cover === request.path ? null : orFallback(services.api.call('site/page', { path: cover }), null, services.report),
  ]);
  if (outcome.kind !== 'page') return outcome;
  const { data, head } = outcome;
  const contents = body && contentsOf(body, data.path, services.lang);
  return { ...outcome, head: { ...head, ...reportSubject(data, head) }, data: { page: data, contents } };
}
