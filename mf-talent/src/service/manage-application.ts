import { isApiError, type Api } from 'shared/contract/section/section';
import { tokenIn } from 'shared/contract/text/link-token';
import type { ApplicationView } from '../model/application-view.ts';

export const APPLICATION_ACTIONS = ['see', 'ask', 'withdraw'] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

const faultOf = (error: unknown): ApplicationView['fault'] =>
  isApiError(error) && (error.code === '40006' || error.code === '40022') ? 'unknown' : 'down';

/** What a link's page asks of the service, for the island and the plain form. Never rejects. */
export async function runApplicationAction(
  api: Api,
  view: ApplicationView,
  action: ApplicationAction,
): Promise<ApplicationView> {
  const token = tokenIn(view.token);
  const next: ApplicationView = { ...view, token, fault: null, asks: action === 'ask', gone: null };
  try {
    if (action !== 'withdraw') return { ...next, detail: await api.call('application/detail', { token }) };
    const { reference } = await api.call('application/withdraw', { token });
    return { ...next, token: '', detail: null, gone: reference };
  } catch (error) {
    const fault = faultOf(error);
    // What was known before stays on the screen while the service is silent.
    return { ...next, detail: fault === 'down' ? view.detail : null, asks: false, fault };
  }
}
