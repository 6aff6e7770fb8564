import { fetchDeferredSteps } from '../flow/fetch-deferred-steps.ts';

/** What a step does when it is left: as large as the rest of the flow, schemas and all. The steps that follow come with it. */
export async function fetchActs() {
  const [acts, deferredSteps] = await Promise.all([
    import(/* webpackChunkName: "visit-acts" */ './visit-acts.ts'),
    fetchDeferredSteps(),
  ]);
  const { firstUnfinished, submitStep, sendCodeTo } = acts;
  return { firstUnfinished, submitStep, sendCodeTo, deferredSteps };
}
export type GetActs = typeof fetchActs;
