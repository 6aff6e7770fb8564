import { screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { ProgrammeDetail } from 'shared/contract/talent/talent';
import { trailTo } from '../../model/talent-trail.ts';
import { paths } from '../../paths.ts';

export interface ProgrammeData {
  programme: ProgrammeDetail;
}

/** One programme by its id; an unknown one is not found. */
export async function loadProgramme(
  request: PageRequest,
  { api, lang }: LoadServices,
): Promise<Outcome<ProgrammeData>> {
  const id = request.query['id'] ?? '';
  if (id === '') return { kind: 'screen', screen: 'not-found' };
  try {
    const programme = await api.call('job/programme', { id });
    return {
      kind: 'page',
      head: {
        title: programme.title,
        description: programme.summary,
        canonical: paths.programme.address({ id }),
        trail: trailTo(lang, { name: programme.title }),
      },
      data: { programme },
    };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
