import type { Translate, WordKey } from 'shared';
import { formatFileSize } from 'shared/contract/text/file-size';
import type { ApplyFault } from '../model/apply-draft.ts';
import type { Messages } from './en.ts';

/** What is said about a fault; every rule of the schema and of the service has its words (apply-check.test.ts). */
export function faultText(t: Translate<Messages>, { field, rule, count }: ApplyFault): string {
  const key = `apply.faults.${field}.${rule}` as WordKey<Messages>;
  return count === undefined ? t(key) : t(key, { count });
}

export const sizeText = (bytes: number): string => formatFileSize(bytes);
