import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { landingCrumb } from '../model/invest-trail.ts';
import { reportSubject } from './report-subject.ts';
import { paths } from '../paths.ts';

/** A page of a report, which stands below the page that lists all of them, with what it is for search engines. */
export async function loadReportPage(request: PageRequest, services: LoadServices): Promise<Outcome<ComposedData>> {
  const { lang } = services;
  const list = { name: (lang === 'cn' ? cn : en).info.title, href: paths.info.href(lang) };
  const outcome = await loadComposed(request, services, [landingCrumb(lang), list]);
  if (outcome.kind !== 'page') return outcome;
  const { data, head } = outcome;
  return { ...outcome, head: { ...head, ...reportSubject(data, head) } };
}
