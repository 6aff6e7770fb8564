import type { DeferredSteps } from './flow.ts';

/** @throws Error when they do not arrive; asking again tries again. */
export async function fetchDeferredSteps(): Promise<DeferredSteps> {
  const { DEFERRED_STEPS } = await import(/* webpackChunkName: "visit-steps" */ './deferred-steps.ts');
  return DEFERRED_STEPS;
}
