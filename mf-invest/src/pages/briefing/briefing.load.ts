import type { Briefing } from 'shared/contract/invest/results';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { trailBelow } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';

export interface BriefingData {
  briefing: Briefing;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** https://schema.org/VideoObject with its chapters as clips; nothing of a briefing without a film. */
function filmSubject({ title, ends, film, chapters }: Briefing): { subject?: object } {
  if (!film) return {};
  const contentUrl = film.sources.at(-1)?.src ?? '';
  const { name, widths } = film.poster;
  const starts = chapters.flatMap(({ heading, at }) => (at === undefined ? [] : [{ heading, at }]));
  return {
    subject: {
      '@type': 'VideoObject',
      name: title,
      description: chapters.map(({ heading }) => heading).join(' · '),
      uploadDate: `${ends.replace(' ', 'T')}:00+08:00`,
      thumbnailUrl: [`${MEDIA_PREFIX}/${name}-${Math.max(...widths)}.webp`],
      contentUrl,
      duration: `PT${Math.round(film.seconds)}S`,
      transcript: chapters.flatMap(({ lines }) => lines.map(({ by, text }) => `${by}: ${text}`)).join(' '),
      hasPart: starts.map(({ heading, at }, part) => ({
        '@type': 'Clip',
        name: heading,
        startOffset: at,
        endOffset: starts[part + 1]?.at ?? film.seconds,
      })),
    },
  };
}

const PERIOD = /^\d{4}-(?:quarter1|half|quarter3|annual)$/;

/** What was said about the results of a period; not there before the event is over. */
export async function loadBriefing(request: PageRequest, services: LoadServices): Promise<Outcome<BriefingData>> {
  const { api, lang } = services;
  const period = request.query['period'] ?? '';
  if (!PERIOD.test(period)) return NOT_FOUND;
  try {
    const [found, terms] = await Promise.all([api.call('results/briefing', { period }), glossaryTerms(services)]);
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
        ...filmSubject(found),
      },
      data: { briefing: found, terms },
    };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
