import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkRelease } from '../check/check-release.ts';
import type { Verdict } from '../check/finding.ts';
import { PAGE_CHECKS } from '../check/probes.ts';
import type { DeliveryConfig } from '../config.ts';
import { appsOf, trustedPointer } from '../promotion/move-constellation.ts';
import { promote } from '../promotion/promote.ts';
import { orderRollout } from '../promotion/rollout/rollout.ts';
import { openStore, type ReleaseStore } from '../store.ts';
import type { ReleaseName } from '../verify.ts';
import type { Command } from './arguments.ts';
import { linesOfFindings, reportCheck } from './report-check.ts';
import { reportMove } from './report-move.ts';
import { describeRollout } from './run-rollout.ts';

export const EXIT_OF_CHECK = { passed: 0, failed: 1, 'not-run': 4 } as const;

/** The service that runs beside the store; undefined when none does. */
export function serviceBeside(dataDir: string): string | undefined {
  const socket = join(dataDir, 'run/api.sock');
  return existsSync(socket) ? `unix:${socket}` : undefined;
}

/** What the history keeps of a check. */
function evidenceOf({ findings }: Verdict, despite: string | undefined): string[] {
  const passed = findings.filter(({ state }) => state === 'passed');
  const pages = passed.find(({ check }) => check === PAGE_CHECKS.opened)?.evidence.length ?? 0;
  const checked = `checked: ${passed.length} of ${findings.length} passed, ${pages} pages opened`;
  if (despite === undefined) return [checked];
  const open = findings.filter(({ state }) => state !== 'passed');
  return [`despite: ${despite}`, checked, ...linesOfFindings(open)];
}

async function isPromoted(store: ReleaseStore, wanted: readonly ReleaseName[]): Promise<boolean> {
  const apps = await appsOf(store, await trustedPointer(store));
  return wanted.every(({ app, version }) => apps[app]?.version === version);
}

/**
 * Promotes what the gate passes. `despite` names why something is promoted that it does not; then no page is opened and
 * the reason and what did not pass stay in the history. Signatures, bytes, rules of sets and addresses are not to be
 * talked out of: the move itself refuses them.
 */
export async function runPromote(
  command: Extract<Command, { name: 'promote' }>,
  config: DeliveryConfig,
  print: (line: string) => void,
): Promise<0 | 1 | 4> {
  const { wanted, dropped, despite, rollout } = command;
  const store = openStore(config.dataDir, config);
  const options = { wanted, dropped, actor: config.actor };
  const move = async (more: Partial<Parameters<typeof promote>[1]> = {}) => {
    if (rollout) {
      const ordered = await orderRollout(store, { ...options, ...rollout, ...more, names: wanted });
      print(describeRollout(ordered));
      if (rollout.needsApproval) print('it begins when somebody who may says: pnpm delivery approve');
      return 0;
    }
    const { lines, exitCode } = reportMove(await promote(store, { ...options, ...more }));
    lines.forEach(print);
    return exitCode;
  };
  if (await isPromoted(store, wanted)) return move();
  const verdict = await checkRelease({
    root: config.root,
    store,
    names: wanted,
    dropped,
    apiUrl: command.apiUrl ?? serviceBeside(config.dataDir),
    browser: config.browser,
    checked: command.checked,
    withoutPages: despite === undefined ? undefined : 'no page was opened, because somebody wanted it so',
  });
  if (verdict.verdict !== 'passed' && despite === undefined) {
    reportCheck(verdict).forEach(print);
    print('nothing was moved; who knows better says why with --despite <reason>, which the history keeps');
    return EXIT_OF_CHECK[verdict.verdict];
  }
  const evidence = evidenceOf(verdict, despite);
  // Pages were opened in one set; without them nothing is known of any.
  return move(despite === undefined ? { from: verdict.from, evidence } : { evidence });
}
