import { approveRollout, holdRollout, stopRollout, type Rollout } from '../promotion/rollout/rollout.ts';
import type { ReleaseStore } from '../store.ts';
import type { Command } from './arguments.ts';

export type RolloutCommand = Extract<Command, { name: 'hold' | 'resume' | 'approve' | 'stop' }>;

const appsOf = ({ changes }: Rollout): string => changes.map(({ app, to }) => `${app}@${to}`).join(' ');

/** What a rollout will do, in a line for people. */
export function describeRollout(rollout: Rollout): string {
  const { id, percent, begins, until, isHeld } = rollout;
  const share = percent > 0 ? `${percent} % of new visitors from ${begins}, ` : '';
  const end = isHeld ? 'held: everybody once it goes on' : `everybody at ${until}`;
  return `rollout ${id} of ${appsOf(rollout)}: ${share}${end}`;
}

/** Holds, goes on with, approves or ends the rollout that is under way; gives the lines to print. */
export async function runRollout(store: ReleaseStore, { name }: RolloutCommand): Promise<string[]> {
  switch (name) {
    case 'hold':
    case 'resume':
      return [describeRollout(await holdRollout(store, name === 'hold'))];
    case 'approve':
      return [`approved: ${describeRollout(await approveRollout(store))}`];
    case 'stop': {
      const rollout = await stopRollout(store);
      return [`stopped: rollout ${rollout.id} of ${appsOf(rollout)}; everybody has the promoted set`];
    }
  }
}
