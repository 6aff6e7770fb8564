import { z } from 'zod';
import { defineCalls } from './call-row.ts';

/** Calls in one message: more than any page makes. */
export const MOST_TOGETHER = 32;

/** A call by its name, with its body and without the language. */
const requested = z.strictObject({ name: z.string().max(64), body: z.record(z.string(), z.unknown()) });

export const TOGETHER_CALLS = defineCalls({
  'calls/together': {
    method: 'POST',
    request: z.strictObject({ calls: z.array(requested).min(1).max(MOST_TOGETHER) }),
    response: z.object({ answers: z.array(z.unknown()) }),
    effect: 'read',
    audience: 'service',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary:
      'What several calls answer, each its own envelope in the order of the calls: success, or its own fault. Reads that ' +
      'are the same for everybody; others are 40400. One that takes 4 s is 50300, so that it holds up no other.',
    reference: 'spec CALL-calls-together',
  },
});
