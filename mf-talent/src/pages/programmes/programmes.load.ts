import { orFallback } from 'shared/contract/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import type { Programme } from 'shared/contract/talent';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { choiceOf, type ProgrammeChoice } from '../../model/programme-choice.ts';

export interface ProgrammesData {
  list: Programme[];
  choice: ProgrammeChoice;
}

/** Filtered addresses are one page to search engines, hence the bare canonical address. */
export async function loadProgrammes(request: PageRequest, services: LoadServices): Promise<Outcome<ProgrammesData>> {
  const { list } = await orFallback(services.api.call('job/programmes', {}), { list: [] }, services.report);
  const { page } = request.lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: { title: page.title, description: page.description, canonical: '/talent' },
    data: { list, choice: choiceOf(request.query) },
  };
}
