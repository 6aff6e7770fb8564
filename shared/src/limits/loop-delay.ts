import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the clock. */
const RESOLUTION = 10;

export interface LoopDelay {
  /** Milliseconds by which the event loop was late on average; none of its turns in the whole time is for ever. */
  mean(): number;
  close(): void;
}

/**
 * How late the event loop is, measured with what needs no file: a process that can open none must not end by measuring.
 * @param sample milliseconds over which the delay is averaged
 */
export function measureLoopDelay(sample: number): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let mean = 0;
  const take = () => {
    mean = histogram.count === 0 ? Infinity : Math.max(0, histogram.mean / 1e6 - RESOLUTION);
    histogram.reset();
  };
  const timer = setInterval(take, sample);
  timer.unref();
  return {
    mean: () => mean,
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
