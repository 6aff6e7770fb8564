import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import type { Programme } from 'shared/contract/talent/talent';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { pathOf, programmeQuery, type ProgrammeChoice } from '../../model/programme-choice.ts';
import { homeCrumb } from '../../model/talent-trail.ts';

export interface ProgrammesData {
  list: Programme[];
  choice: ProgrammeChoice;
}

function headOf(choice: ProgrammeChoice, lang: Lang): Head {
  const { page, track, about } = lang === 'cn' ? cn : en;
  const named =
    choice.track === null
      ? { title: page.title, description: page.description }
      : { title: `${track[choice.track]} – ${page.title}`, description: about[choice.track] };
  return {
    ...named,
    canonical: pathOf(choice),
    trail: [homeCrumb(lang), { name: page.title }],
    ...(programmeQuery.isNarrowed(choice) ? { noindex: true } : {}),
  };
}

/** Every programme, or those of a track or status. */
export async function loadProgrammes(request: PageRequest, services: LoadServices): Promise<Outcome<ProgrammesData>> {
  const choice = programmeQuery.parse(request.query);
  if (!choice) return NOT_FOUND;
  const { list } = await orFallback(services.api.call('job/programmes', {}), { list: [] }, services.report);
  return { kind: 'page', head: headOf(choice, request.lang), data: { list, choice } };
}
