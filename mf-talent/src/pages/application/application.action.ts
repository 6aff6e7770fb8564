import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section/section';
import { APPLICATION_STATE, applicationStateOf, OPENED } from '../../model/apply-states.ts';
import { NO_APPLICATION } from '../../model/application-view.ts';
import { paths } from '../../paths.ts';
import { APPLICATION_ACTIONS, runApplicationAction } from '../../service/manage-application.ts';
import { applicationHead, type ApplicationData } from './application.load.ts';

/** An application by plain forms: each brings its token and says what is asked for. */
export async function actOnApplication(
  request: FormRequest,
  { api }: ActionServices,
): Promise<ActionOutcome<ApplicationData>> {
  const { token = '', do: action } = request.fields;
  const known = APPLICATION_ACTIONS.find((one) => one === action) ?? 'see';
  const view = await runApplicationAction(api, { ...NO_APPLICATION, token }, known);
  const to = paths.application.href(request.lang, OPENED);
  const state = { to, name: APPLICATION_STATE, value: applicationStateOf(view) };
  return { kind: 'page', head: applicationHead(request.lang), data: { view }, state };
}
