import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section/section';
import { findAbout } from '../../service/find-about.ts';
import { runWaitingAction, WAITING_ACTIONS } from '../../service/manage-waiting.ts';
import { OPENED, WAITING_STATE, waitingStateOf } from '../../model/form-states.ts';
import { paths } from '../../paths.ts';
import { NO_WAITING, type WaitingData } from '../../model/waiting-view.ts';
import { waitingHead } from './waiting.load.ts';

/** An entry of the waiting list by plain forms: each brings its token and says what is asked for. */
export async function actOnWaiting(
  request: FormRequest,
  services: ActionServices,
): Promise<ActionOutcome<WaitingData>> {
  const { token = '', do: action } = request.fields;
  const about = await findAbout(request, services);
  const known = WAITING_ACTIONS.find((one) => one === action) ?? 'see';
  const view = await runWaitingAction(services.api, { ...NO_WAITING, token }, known);
  const state = { to: paths.waiting.href(request.lang, OPENED), name: WAITING_STATE, value: waitingStateOf(view) };
  return { kind: 'page', head: waitingHead(request.lang), data: { about, view }, state };
}
