import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Programme } from 'shared/contract/talent/talent';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { choiceOf, type ProgrammeChoice } from '../../model/programme-choice.ts';
import { homeCrumb } from '../../model/talent-trail.ts';
import { paths } from '../../paths.ts';

export interface ProgrammesData {
  list: Programme[];
  choice: ProgrammeChoice;
}

/** Filtered addresses are one page to search engines, hence the bare canonical address. */
export async function loadProgrammes(request: PageRequest, services: LoadServices): Promise<Outcome<ProgrammesData>> {
  const { list } = await orFallback(services.api.call('job/programmes', {}), { list: [] }, services.report);
  const { page } = request.lang === 'cn' ? cn : en;
  const trail = [homeCrumb(request.lang), { name: page.title }];
  return {
    kind: 'page',
    head: { title: page.title, description: page.description, canonical: paths.programmes.address(), trail },
    data: { list, choice: choiceOf(request.query) },
  };
}
