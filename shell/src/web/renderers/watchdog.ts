import type { Usage } from './renderer-process.ts';

/** Milliseconds between two looks at a renderer. */
export const PULSE = 250;
/** How many times as long somebody may be silent who gets no processor, or blocks without using one. */
const PATIENCE = 5;

export interface WatchdogOptions {
  /** Milliseconds of work without an answer that end a renderer. */
  silence: number;
  /** Mebibytes of the machine's memory that end it. */
  memory: number;
  ping: () => void;
  usage: () => Usage | null;
  /** Called once, with the reason. */
  onFailure: (reason: string) => void;
}

export interface Watchdog {
  /** An answer came. */
  pong(): void;
  /** Resolves with the next answer. @throws Error when there will be none */
  pulse(): Promise<void>;
  stop(): void;
}

/**
 * Ends what does not answer. Silence is measured by what the renderer has worked meanwhile, so that on a busy machine
 * nobody is ended who only waits for a processor; and in looks rather than by the clock, because this process may wait too.
 */
export function watchRenderer({ silence, memory, ping, usage, onFailure }: WatchdogOptions): Watchdog {
  let missed = 0;
  /** Processor time when the question was put; null: no question is open, or nobody can say. */
  let since: Usage | null = null;
  let isWaiting = false;
  let isStopped = false;
  let pulse: PromiseWithResolvers<void> | undefined;
  const noAnswer = () => new Error('it was ended');
  const fail = (reason: string) => {
    clearInterval(timer);
    onFailure(reason);
  };
  const isSilent = (now: Usage | null) => {
    const waited = missed * PULSE;
    const worked = now && since ? now.processor - since.processor : waited;
    return waited >= silence && (worked >= silence * 0.9 || waited >= silence * PATIENCE);
  };
  const look = () => {
    const now = usage();
    if (now !== null && now.memory > memory) return fail(`takes ${Math.round(now.memory)} MiB of memory`);
    if (isWaiting) missed += 1;
    if (isSilent(now)) return fail(`has not answered for ${missed * PULSE} ms`);
    if (isWaiting) return;
    [isWaiting, since] = [true, now];
    ping();
  };
  const timer = setInterval(look, PULSE);
  return {
    pong() {
      [isWaiting, missed] = [false, 0];
      pulse?.resolve();
      pulse = undefined;
    },
    pulse() {
      if (isStopped) return Promise.reject(noAnswer());
      if (!pulse) {
        pulse = Promise.withResolvers();
        ping();
      }
      return pulse.promise;
    },
    stop() {
      clearInterval(timer);
      isStopped = true;
      pulse?.reject(noAnswer());
    },
  };
}
