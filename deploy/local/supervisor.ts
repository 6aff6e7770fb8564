import { startChild, type Child, type ChildSpec } from './programs/child.ts';
import { StartError } from './config.ts';
import { keepRunning } from './keep-running.ts';
import { untilReady, type Endpoint } from './port.ts';

/** Milliseconds a process gets to finish what it is doing. */
const GRACE = 10_000;

export interface Ending {
  code: number;
  reason: string;
}

export interface Supervisor {
  /** Resolves once, with the first reason to stop: a signal, or a start that failed. */
  ending: Promise<Ending>;
  end(ending: Ending): void;
  /**
   * Starts a process that is to run until the end, and resolves when it is ready; from then on it is started again whenever
   * it ends. Rejects with {@link StartError} when it ends before, for then somebody has to put something right.
   */
  launch(spec: ChildSpec, endpoint: Endpoint): Promise<void>;
  /** Starts what only tells people something; it may end. */
  accompany(spec: ChildSpec): void;
  /** Runs a command to its end. Rejects with {@link StartError} when it fails. */
  run(spec: ChildSpec): Promise<void>;
  /** Last launched, first stopped. */
  stopAll(): Promise<void>;
  killAll(): void;
}

interface SupervisorOptions {
  /** Milliseconds between asking a process to end and killing it. */
  grace?: number;
  /** Told of starts, ends and what is waited for. */
  say?: (line: string) => void;
}

export function createSupervisor({ grace = GRACE, say = () => undefined }: SupervisorOptions = {}): Supervisor {
  /** In the order of their first start. */
  const children = new Map<string, Child>();
  const ending = Promise.withResolvers<Ending>();
  let isEnding = false;
  const end = (value: Ending) => {
    isEnding = true;
    ending.resolve(value);
  };
  const start = (spec: ChildSpec) => {
    if (isEnding) throw new StartError('Stopped.');
    const child = startChild(spec);
    children.set(spec.name, child);
    return child;
  };
  return {
    ending: ending.promise,
    end,
    async launch(spec, endpoint) {
      const { name } = spec;
      const child = start(spec);
      const outcome = await untilReady({ name, endpoint, say, until: child.exit });
      if (outcome === 'ended') throw new StartError(neverReady(name, await child.exit));
      void keepRunning(child, { name, endpoint, say, start: () => start(spec), ending: ending.promise });
    },
    accompany(spec) {
      start(spec);
    },
    async run(spec) {
      const child = start(spec);
      const how = await child.exit;
      children.delete(spec.name);
      if (how !== '') throw new StartError(`${spec.name} failed: ${how}. Its message stands above.`);
    },
    async stopAll() {
      for (const child of [...children.values()].toReversed()) await child.stop(grace);
    },
    killAll() {
      for (const child of children.values()) child.kill();
    },
  };
}

function neverReady(name: string, how: string): string {
  return `The ${name} process ended before it was ready: ${how || 'exit code 0'}. Its message stands above.`;
}
