import { answerFrom, type Answering } from '../previewed/answer-from.ts';
import type { Rollouts } from './rollouts.ts';

/** What answers visitors, and those of a rollout's share from its set. */
export function showRollout<Live extends Answering>(
  live: Live,
  rollouts: Pick<Rollouts, 'siteFor' | 'siteOf'> | undefined,
): Live {
  if (!rollouts) return live;
  return answerFrom(live, {
    siteFor: (cookie) => rollouts.siteFor(cookie),
    siteOf: (request, reply) => rollouts.siteOf(request, reply),
  });
}
