import { answerFrom, type Answering } from './answer-from.ts';
import { hasPreview } from './preview-cookie.ts';
import type { PreviewedSets } from './previewed-sets.ts';
import type { PreviewedSite } from './previewed-site.ts';

/** Calls that count who was here; answered with nothing. */
const COUNTING = /^\/cn\/api\/(?:article\/updateHits|rum)(?:$|\?)/;

/** What answers visitors, and those of previews from their own sets. Without the cookie nothing is looked up. */
export function showPreviews<Live extends Answering>(
  live: Live,
  sets: Pick<PreviewedSets<PreviewedSite>, 'siteFor'>,
): Live {
  const siteFor = (cookie: string | undefined) => (hasPreview(cookie) ? sets.siteFor(cookie) : null);
  return {
    ...answerFrom(live, { siteFor, siteOf: ({ headers }) => siteFor(headers.cookie) }),
    async proxy(request, reply) {
      if (hasPreview(request.headers.cookie) && COUNTING.test(request.url)) return reply.code(204).send();
      return live.proxy(request, reply);
    },
  };
}
