import type { CallBody } from 'shared/contract/calls';
import { isApiError, type Api, type FormApi } from 'shared/contract/section';
import type { WaitingReceipt } from 'shared/contract/waiting';
import { tokenIn } from './manage-visit.ts';
import { refusalOf, type Refusal } from './visit-faults.ts';
import type { LineFault, LineView } from './waiting-view.ts';

/* What the islands and the plain forms ask of the service about waiting. None of them rejects. */

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
      return { trouble: { kind: 'busy' } };
    default:
      return refusalOf(error);
  }
}

function dataOf(error: unknown): { remaining?: number } {
  const data = isApiError(error) ? error.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

/** What the holder of a link wants. */
export type LineWish = 'see' | 'ask-leave' | 'ask-decline' | 'leave' | 'decline' | 'accept';
export const LINE_WISHES = [
  'see',
  'ask-leave',
  'ask-decline',
  'leave',
  'decline',
  'accept',
] as const satisfies LineWish[];

const FAULTS: Readonly<Record<string, LineFault>> = {
  '40006': 'unknown',
  '40022': 'unknown',
  '40903': 'closed',
  '40910': 'over',
};
const faultOf = (error: unknown): LineFault => (isApiError(error) && FAULTS[error.code]) || 'down';

/** Does what is wished and tells how the place in line stands then. Never rejects. */
export async function actOnLine(api: Api, view: LineView, wish: LineWish): Promise<LineView> {
  const token = tokenIn(view.token);
  const next: LineView = { ...view, token, fault: null, receipt: null, asks: null };
  try {
    if (wish === 'accept') return { ...next, receipt: await api.call('waiting/accept', { token }) };
    if (wish === 'leave') return { ...next, detail: await api.call('waiting/leave', { token }) };
    if (wish === 'decline') return { ...next, detail: await api.call('waiting/decline', { token }) };
  } catch (error) {
    return { ...(await seen(api, next)), fault: faultOf(error) };
  }
  const asks = wish === 'ask-leave' ? 'leave' : wish === 'ask-decline' ? 'decline' : null;
  return seen(api, { ...next, asks });
}

async function seen(api: Api, view: LineView): Promise<LineView> {
  try {
    return { ...view, detail: await api.call('waiting/detail', { token: view.token }) };
  } catch (error) {
    // What was known before stays on the screen while the service is silent.
    const fault = faultOf(error);
    return { ...view, detail: fault === 'down' ? view.detail : null, asks: null, fault };
  }
}
