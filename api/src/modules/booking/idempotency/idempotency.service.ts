import { z } from 'zod';
import { CallError } from '../../../model/call-error.ts';
import type { PrivateData } from '../../private-data/private-data.service.ts';
import type { EarlierRequest } from './idempotency.store.ts';

export { claimKey, releaseKey, storeAnswer } from './idempotency.store.ts';

/** The header of a request that may be sent again. @throws {CallError} 40022 when it is no UUID */
export function requireKey(key: string | undefined): string {
  if (key === undefined) throw new CallError('40022', [{ field: 'Idempotency-Key', rule: 'required' }]);
  if (!z.uuid().safeParse(key).success) throw new CallError('40022', [{ field: 'Idempotency-Key', rule: 'format' }]);
  return key.toLowerCase();
}

interface Repetition {
  earlier: EarlierRequest;
  bodyHash: string;
  key: string;
}

/** The answer that the first request of this key got. @throws {CallError} 40904 when that was another request */
export function replay(data: PrivateData, { earlier, bodyHash, key }: Repetition): unknown {
  if (earlier.body_hash !== bodyHash || earlier.sealed_answer === null) throw new CallError('40904');
  return JSON.parse(data.open(earlier.sealed_answer, answerAad(key)));
}

/** Where the answer of a key stands. */
export const answerAad = (id: string) => ({ table: 'idempotency', column: 'sealed_answer', id });
