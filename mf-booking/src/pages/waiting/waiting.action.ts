import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section';
import { findAbout } from '../../model/visit-view.ts';
import { actOnLine, LINE_WISHES } from '../../model/waiting-acts.ts';
import { NO_LINE, type LineData } from '../../model/waiting-view.ts';
import { waitingHead } from './waiting.load.ts';

/** A place in line by plain forms: each brings its token and says what is wished. */
export async function actOnWaiting(request: FormRequest, services: ActionServices): Promise<ActionOutcome<LineData>> {
  const { token = '', do: wish } = request.fields;
  const about = await findAbout(request, services);
  const known = LINE_WISHES.find((one) => one === wish) ?? 'see';
  const view = await actOnLine(services.api, { ...NO_LINE, token }, known);
  return { kind: 'page', head: waitingHead(request.lang), data: { about, view } };
}
