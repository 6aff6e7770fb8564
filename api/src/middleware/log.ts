import { pino, type Logger } from 'pino';
import { traceFields } from 'shared/tracing/current-span';
import type { ReportFault } from '../db/client.ts';
import { describe } from './fault-answers.ts';

/** A database that is away fails every job every second: each is said once in this time. */
const SAY_AGAIN_MS = 60_000;

/**
 * Structured lines on standard output. Only named fields are ever written: no bodies, no addresses of visitors.
 * @param isTraced whether lines name the trace that they belong to
 */
export function createLog(level: string, isTraced = false): Logger {
  const traces = isTraced ? { mixin: traceFields } : {};
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, ...traces });
}

/** Says what failed where no request waits for it, by name, code and place. */
export function faultReporter(log: Pick<Logger, 'error'>, now: () => number = Date.now): ReportFault {
  const saidAt = new Map<string, number>();
  return (error, what) => {
    if (now() - (saidAt.get(what) ?? Number.NEGATIVE_INFINITY) < SAY_AGAIN_MS) return;
    saidAt.set(what, now());
    log.error(
      { what, ...describe(error instanceof Error ? error : new Error(String(error))) },
      'failed in the background',
    );
  };
}

/** A state that nobody foresaw is not served on: the process says why and ends, and whoever watches it starts a new one. */
export function endOnCrash(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ origin, ...describe(error) }, 'ends by a fault of its own');
    process.exit(1);
  });
}
