import type { CallBody } from 'shared/contract/call/calls';
import type { WaitingReceipt } from 'shared/contract/booking/waiting';
import { isApiError, type FormApi } from 'shared/contract/section/section';
import { refusalOf } from '../model/refusals.ts';
import type { Refusal } from '../model/visit-faults.ts';

/** What the island and the plain form both ask of the service to wait for a slot. Never rejects. */
export async function join(
  api: FormApi,
  body: CallBody<'waiting/join'>,
  idempotencyKey: string,
): Promise<{ joined: WaitingReceipt } | Refusal> {
  return api.call('waiting/join', body, { idempotencyKey }).then((joined) => ({ joined }), joinRefusal);
}

/** Reads a failed call: what differs from a booking that is refused. */
function joinRefusal(error: unknown): Refusal {
  const code = isApiError(error) ? error.code : '';
  switch (code) {
    case '40901': {
      const { remaining = 0 } = dataOf(error);
      return { faults: [{ field: 'visitors', rule: 'large', count: remaining }] };
    }
    case '40907':
      return { faults: [{ field: 'slot', rule: 'free' }] };
    case '40909':
      return { faults: [{ field: 'slot', rule: 'twice' }] };
    case '40911':
      return { faults: [{ field: 'slot', rule: 'long' }] };
    case '42901':
      return { failure: { kind: 'busy' } };
    default:
      return refusalOf(error);
  }
}

function dataOf(error: unknown): { remaining?: number } {
  const data = isApiError(error) ? error.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}
