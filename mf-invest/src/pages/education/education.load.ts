import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import { sheetsFor } from 'shared/composed/styles';
import type { Lesson } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { landingCrumb } from '../../model/invest-trail.ts';
import { attemptIn, type Attempt } from '../../model/quiz.ts';

export interface EducationData {
  page: ComposedData;
  /** In the order of reading; empty when they did not arrive. */
  lessons: Lesson[];
  /** The lesson that was just answered. */
  attempt: Attempt | null;
}

/** The pack's words around the lessons. Answers stay in the address: nothing is stored (spec I23). */
export async function loadEducation(request: PageRequest, services: LoadServices): Promise<Outcome<EducationData>> {
  const [page, found] = await Promise.all([
    loadComposed(request, services, [landingCrumb(services.lang)]),
    orFallback(services.api.call('lesson/list', {}), null, services.report),
  ]);
  if (page.kind !== 'page') return page;
  const lessons = found?.list ?? [];
  // A lesson opens like a question of the pack.
  const styles = new Set([...(page.styles ?? []), ...sheetsFor(['questions'])]);
  return {
    ...page,
    styles: [...styles],
    data: { page: page.data, lessons, attempt: attemptIn(request.query, lessons) },
  };
}
