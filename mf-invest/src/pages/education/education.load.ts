import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import { sheetsFor } from 'shared/composed/styles';
import type { Lesson } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { landingCrumb } from '../../model/invest-trail.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { attemptIn, quizQuery, type Attempt } from '../../model/quiz.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';

export interface EducationData {
  page: ComposedData;
  /** In the order of reading; empty when they did not arrive. */
  lessons: Lesson[];
  /** The lesson that was just answered. */
  attempt: Attempt | null;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** The pack's words around the lessons. Answers stay in the address: nothing is stored (spec I23). */
export async function loadEducation(request: PageRequest, services: LoadServices): Promise<Outcome<EducationData>> {
  const choice = quizQuery.parse(request.query);
  if (!choice) return NOT_FOUND;
  const [page, found, terms] = await Promise.all([
    loadComposed(request, services, [landingCrumb(services.lang)]),
    orFallback(services.api.call('lesson/list', {}), null, services.report),
    glossaryTerms(services),
  ]);
  if (page.kind !== 'page') return page;
  const lessons = found?.list ?? [];
  const attempt = attemptIn(choice, lessons);
  if (lessons.length > 0 && choice.lesson !== '' && !attempt) return NOT_FOUND;
  // A lesson opens like a question of the pack.
  const styles = new Set([...(page.styles ?? []), ...sheetsFor(['questions'])]);
  return {
    ...page,
    ...(quizQuery.isNarrowed(choice) && { head: { ...page.head, noindex: true } }),
    styles: [...styles],
    data: { page: page.data, lessons, attempt, terms },
  };
}
