import type { Briefing } from 'shared/contract/invest/results';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailBelow } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';

export interface BriefingData {
  briefing: Briefing;
}

const PERIOD = /^\d{4}-(?:quarter1|half|quarter3|annual)$/;

/** What was said about the results of a period; not there before the event is over. */
export async function loadBriefing(request: PageRequest, { api, lang }: LoadServices): Promise<Outcome<BriefingData>> {
  const period = request.query['period'] ?? '';
  if (!PERIOD.test(period)) return NOT_FOUND;
  try {
    const found = await api.call('results/briefing', { period });
    const words = (lang === 'cn' ? cn : en).briefing;
    const title = words.titleOf.replace('{{title}}', found.title);
    return {
      kind: 'page',
      head: {
        title,
        description: words.description.replace('{{title}}', found.title).replace('{{date}}', found.begins.slice(0, 10)),
        canonical: paths.briefing.address({ period }),
        trail: trailBelow('results', lang, title),
        type: 'article',
        published: `${found.ends}:00`,
      },
      data: { briefing: found },
    };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
