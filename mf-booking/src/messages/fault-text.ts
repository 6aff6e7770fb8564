import type { Translate, WordKey } from 'shared';
import type { Fault, Failure } from '../model/visit-faults.ts';
import type { Messages } from './en.ts';

/** What is said about a fault; every rule of the schema and of the service has its words (visit-check.test.ts). */
export function faultText(t: Translate<Messages>, { field, rule, count, day }: Fault): string {
  const key = `faults.${field}.${rule}` as WordKey<Messages>;
  if (day !== undefined) return t(key, { day });
  return count === undefined ? t(key) : t(key, { count });
}

/** What is said when no field can mend it, with the time to wait where it is known. */
export function failureText(t: Translate<Messages>, { kind, wait }: Failure): string {
  return kind === 'busy' && wait !== undefined ? t('failures.busyFor', { count: wait }) : t(`failures.${kind}`);
}
