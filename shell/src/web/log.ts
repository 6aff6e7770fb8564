import { pino, type Logger } from 'pino';
import { traceFields } from 'shared/tracing/current-span';

export type Log = Logger;

/**
 * Structured lines on standard output. Only named fields are ever written: no bodies, no addresses of visitors.
 * @param isTraced whether lines name the trace that they belong to
 */
export function createLog(level: string, isTraced = false): Log {
  const traces = isTraced ? { mixin: traceFields } : {};
  return pino({ level, base: { app: 'web' }, timestamp: pino.stdTimeFunctions.isoTime, ...traces });
}

/** What may be said of an error: message and stack are of our own making, data is not. */
export function errorFields(error: unknown): { error: string; stack?: string | undefined; code?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { error: error.message, stack: error.stack, ...code };
}

/** A state that nobody foresaw is not served on: the process says why and ends, and whoever watches it starts a new one. */
export function endOnCrash(log: Pick<Log, 'fatal'>): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ origin, ...errorFields(error) }, 'ends by a fault of its own');
    process.exit(1);
  });
}
