import type { ErrorCode } from './errors.ts';

export const SUCCESS = '0000';

/** Names one bad field and the rule it breaks; `rule` is a message key, never prose. */
export interface FieldFault {
  field: string;
  rule: string;
}

/** The shape of every answer (spec CALL-success). */
export type Envelope<T> = { code: typeof SUCCESS; msg: ''; data: T } | { code: ErrorCode; msg: string; data: unknown };
