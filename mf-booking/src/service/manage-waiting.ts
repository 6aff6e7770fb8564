import { isApiError, type Api } from 'shared/contract/section/section';
import { tokenIn } from 'shared/contract/text/link-token';
import type { WaitingFault, WaitingView } from '../model/waiting-view.ts';

/** What the holder of a link wants. */
export type WaitingAction = 'see' | 'ask-leave' | 'ask-decline' | 'leave' | 'decline' | 'accept';
export const WAITING_ACTIONS = [
  'see',
  'ask-leave',
  'ask-decline',
  'leave',
  'decline',
  'accept',
] as const satisfies WaitingAction[];

const FAULTS: Readonly<Record<string, WaitingFault>> = {
  '40006': 'unknown',
  '40022': 'unknown',
  '40903': 'closed',
  '40910': 'over',
};
const faultOf = (error: unknown): WaitingFault => (isApiError(error) && FAULTS[error.code]) || 'down';

/** Does what is asked for and tells how the entry stands then. Never rejects. */
export async function runWaitingAction(api: Api, view: WaitingView, action: WaitingAction): Promise<WaitingView> {
  const token = tokenIn(view.token);
  const next: WaitingView = { ...view, token, fault: null, receipt: null, asks: null };
  try {
    if (action === 'accept') return { ...next, receipt: await api.call('waiting/accept', { token }) };
    if (action === 'leave') return { ...next, detail: await api.call('waiting/leave', { token }) };
    if (action === 'decline') return { ...next, detail: await api.call('waiting/decline', { token }) };
  } catch (error) {
    return { ...(await seen(api, next)), fault: faultOf(error) };
  }
  const asks = action === 'ask-leave' ? 'leave' : action === 'ask-decline' ? 'decline' : null;
  return seen(api, { ...next, asks });
}

async function seen(api: Api, view: WaitingView): Promise<WaitingView> {
  try {
    return { ...view, detail: await api.call('waiting/detail', { token: view.token }) };
  } catch (error) {
    // What was known before stays on the screen while the service is silent.
    const fault = faultOf(error);
    return { ...view, detail: fault === 'down' ? view.detail : null, asks: null, fault };
  }
}
