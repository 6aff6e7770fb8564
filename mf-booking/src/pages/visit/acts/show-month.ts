import type { FlowContext } from '../flow/flow.ts';

/** Shows a month as it stands by now. Never rejects. */
export async function showMonth({ api, dispatch }: FlowContext, month: string): Promise<void> {
  try {
    dispatch({ type: 'fetched', calendar: await api.call('booking/calendar', { month }) });
  } catch {
    // Its days stay unknown, which the grid shows; another month or another try asks again.
  }
}
