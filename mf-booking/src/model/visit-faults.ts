import type { Field } from './visit-draft.ts';

/** What is wrong with a field: a rule of the schema, or what the service said. Words are looked up by both. */
export interface Fault {
  field: Field;
  rule: string;
  /** For the words: seats left, seconds to wait. */
  count?: number;
  /** For the words: `yyyy-MM-dd`. */
  day?: string;
}

/** What the service made of a request: faults of fields, or a failure that no field explains. */
export type Refusal = { faults: Fault[] } | { failure: Failure };
export interface Failure {
  kind: 'down' | 'busy' | 'again';
  /** Seconds until it is worth trying again, where the service says so. */
  wait?: number;
}
export const DOWN: Failure = { kind: 'down' };
