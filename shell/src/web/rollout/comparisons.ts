import type { WebConfig } from '../config.ts';
import type { Constellations } from '../constellation/constellations.ts';
import type { Log } from '../log.ts';
import type { WebMetrics } from '../metrics/web-metrics.ts';
import { openFormStateKey } from '../page/form-state-key.ts';
import { createVisitorOf } from '../server/visitor-of.ts';
import { countRenders } from './count-renders.ts';
import { LiveFaults, type LiveFaultsOptions } from './live-faults.ts';
import { openShare, type ShareOptions } from './open-share.ts';
import { Rollouts, type RolloutOrders } from './rollouts.ts';

interface ComparisonOptions {
  delivered: {
    rollouts?: RolloutOrders;
    browsers?: Pick<LiveFaultsOptions, 'known' | 'report'>;
  };
  config: WebConfig;
  log: Log;
  metrics: WebMetrics | undefined;
}

/** Carries out what is ordered for a share of visitors; renders of everybody else are counted to compare with. */
function rolloutsOf({ delivered, config, log }: ComparisonOptions, given: ShareOptions) {
  const { rollouts: orders } = delivered;
  if (!orders) return { context: given.context };
  const rollouts = new Rollouts({
    orders,
    open: openShare(given),
    isSecure: config.origin.startsWith('https:'),
    key: openFormStateKey(config.dataDir, config.formStateKey),
    visitorOf: createVisitorOf(config.trustedProxies),
    log,
  });
  rollouts.start();
  return { rollouts, context: countRenders(given.context, rollouts.countPromoted) };
}

/** Islands that break in browsers count against the release that serves everybody, which gives way to the one before. */
function liveFaultsOf(
  { delivered: { browsers }, config, log, metrics }: ComparisonOptions,
  { constellations, rollouts }: { constellations: Constellations; rollouts: Rollouts | undefined },
): LiveFaults | undefined {
  if (!browsers) return undefined;
  return new LiveFaults({
    ...browsers,
    serving: () => constellations.current,
    visitorOf: createVisitorOf(config.trustedProxies),
    hasOther: (cookie) => (rollouts?.siteFor(cookie) ?? null) !== null,
    onWorse: (strike) => constellations.giveWay(strike),
    recordFault: metrics?.recordIsland,
    log,
  });
}

/** What releases are compared with, those of a rollout and those that serve everybody. */
export function comparisonsOf(dependencies: ComparisonOptions, sharing: ShareOptions, constellations: Constellations) {
  const { rollouts, context } = rolloutsOf(dependencies, sharing);
  return { rollouts, context, faults: liveFaultsOf(dependencies, { constellations, rollouts }) };
}
