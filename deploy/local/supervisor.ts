import { startChild, type Child, type ChildSpec } from './child.ts';
import { StartError } from './config.ts';

/** Milliseconds a process gets to finish what it is doing. */
const GRACE = 10_000;

export interface Ending {
  code: number;
  reason: string;
}

export interface Supervisor {
  /** Resolves once, with the first reason to stop: a signal, a failure, or a child that died. */
  ending: Promise<Ending>;
  end(ending: Ending): void;
  /** Starts a process that is to run until the end. */
  launch(spec: ChildSpec): Child;
  /** Runs a command to its end. Rejects with {@link StartError} when it fails. */
  run(spec: ChildSpec): Promise<void>;
  /** Last started, first stopped. */
  stopAll(): Promise<void>;
  killAll(): void;
}

export function createSupervisor(grace = GRACE): Supervisor {
  const children = new Set<Child>();
  const ending = Promise.withResolvers<Ending>();
  let isEnding = false;
  const end = (value: Ending) => {
    isEnding = true;
    ending.resolve(value);
  };
  const start = (spec: ChildSpec) => {
    if (isEnding) throw new StartError('Stopped.');
    const child = startChild(spec);
    children.add(child);
    return child;
  };
  return {
    ending: ending.promise,
    end,
    launch(spec) {
      const child = start(spec);
      void child.exit.then((how) =>
        end({ code: 1, reason: `The ${spec.name} process ended by itself: ${how || 'exit code 0'}.` }),
      );
      return child;
    },
    async run(spec) {
      const child = start(spec);
      const how = await child.exit;
      children.delete(child);
      if (how !== '') throw new StartError(`${spec.name} failed: ${how}. Its message stands above.`);
    },
    async stopAll() {
      for (const child of [...children].toReversed()) await child.stop(grace);
    },
    killAll() {
      for (const child of children) child.kill();
    },
  };
}
