import type { Translate, WordKey } from 'shared';
import type { Fault, Trouble } from '../model/visit-faults.ts';
import type { Messages } from './en.ts';

/** What is said about a fault; every rule of the schema and of the service has its words (visit-check.test.ts). */
export function faultText(t: Translate<Messages>, { field, rule, count }: Fault): string {
  const key = `faults.${field}.${rule}` as WordKey<Messages>;
  return count === undefined ? t(key) : t(key, { count });
}

/** What is said when no field can mend it, with the time to wait where it is known. */
export function troubleText(t: Translate<Messages>, { kind, wait }: Trouble): string {
  return kind === 'busy' && wait !== undefined ? t('troubles.busyFor', { count: wait }) : t(`troubles.${kind}`);
}
