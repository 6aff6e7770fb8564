let requested: Promise<unknown> | null = null;
const none = Promise.resolve();

/** The maths of indicators, by the same promise every time, so that a component can wait for it; one that failed is forgotten. */
export function indicatorsReady(isNeeded: boolean): Promise<unknown> {
  if (!isNeeded) return none;
  requested ??= import(/* webpackChunkName: "chart-indicators" */ './indicators.ts');
  requested.catch(() => (requested = null));
  return requested;
}
