import { isApiError, type Api } from 'shared/contract/section/section';
import { tokenIn } from 'shared/contract/text/link-token';
import { segmentsIn } from '../model/group-parts.ts';
import { slotTimes } from '../model/visit-draft.ts';
import type { ManageFault, ManageView } from '../model/visit-view.ts';

/** What the holder of a link wants. */
export type VisitAction = 'see' | 'ask-cancel' | 'ask-move' | 'cancel' | 'move';

const FAULTS: Readonly<Record<string, ManageFault>> = {
  '40005': 'unknown',
  '40022': 'unknown',
  '40901': 'full',
  '40902': 'none',
  '40903': 'closed',
  '40905': 'late',
  '40906': 'cancelledAlready',
  '40912': 'quota',
};

const faultOf = (error: unknown): ManageFault => (isApiError(error) && FAULTS[error.code]) || 'down';

/** Does what is asked for and tells how the booking stands then. Never rejects. */
export async function runVisitAction(api: Api, view: ManageView, action: VisitAction): Promise<ManageView> {
  const token = tokenIn(view.token);
  const next: ManageView = { ...view, token, fault: null, done: null, asks: null };
  if (action === 'move' && (view.date === '' || view.slot === '')) {
    return { ...(await seen(api, { ...next, asks: 'move' })), fault: 'choose' };
  }
  try {
    if (action === 'cancel') {
      return { ...next, detail: await api.call('booking/cancel', { token }), done: 'cancelledNow' };
    }
    if (action === 'move') {
      const to = { ...slotTimes(view.slot), date: view.date, parts: segmentsIn(view.parts) };
      const detail = await api.call('booking/reschedule', { token, ...to });
      const done = detail.state === 'requested' ? 'requestedNow' : 'movedNow';
      return { ...next, detail, done, date: '', slot: '', parts: '' };
    }
  } catch (error) {
    return { ...(await seen(api, next)), fault: faultOf(error), asks: action === 'move' ? 'move' : null };
  }
  const asks = action === 'ask-cancel' ? 'cancel' : action === 'ask-move' ? 'move' : null;
  return seen(api, { ...next, asks });
}

async function seen(api: Api, view: ManageView): Promise<ManageView> {
  try {
    return { ...view, detail: await api.call('booking/detail', { token: view.token }) };
  } catch (error) {
    // What was known before stays on the screen while the service is silent.
    const fault = faultOf(error);
    return { ...view, detail: fault === 'down' ? view.detail : null, asks: null, fault };
  }
}
