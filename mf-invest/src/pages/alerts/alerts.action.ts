import { isApiError } from 'shared/contract/section/section';
import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section/section';
import { emailAddress } from 'shared/contract/site/subscription';
import { paths } from '../../paths.ts';
import { choicesIn } from './alert-fields.ts';
import { AGAIN, ALERT_STATE, type AlertFault, type AlertOutcome, type AlertState } from './alert-view.ts';
import { alertsHead, type AlertsData } from './alerts.load.ts';

/** A browser's longest address field; more is no address, and would not fit what the browser brings along. */
const LONGEST = 320;

/** What a button asks for: to get announcements, or what the link of a mail may do. */
export async function actOnAlerts(request: FormRequest, services: ActionServices): Promise<ActionOutcome<AlertsData>> {
  const { do: action, token = '' } = request.fields;
  if (action === 'confirm') return done(request, () => services.api.call('subscribe/confirm', { token }), 'confirmed');
  if (action === 'end') return done(request, () => services.api.call('subscribe/cancel', { token }), 'ended');
  if (action === 'change') {
    return done(request, () => services.api.call('alert/change', { token, ...choicesIn(request.fields) }), 'changed');
  }
  return ask(request, services);
}

/** After a link did what it is for, or did not. */
async function done(
  { lang }: FormRequest,
  perform: () => Promise<unknown>,
  outcome: AlertOutcome,
): Promise<ActionOutcome<AlertsData>> {
  const to = (reached: AlertOutcome) => paths.alerts.href(lang, { done: reached });
  try {
    await perform();
    return { kind: 'redirect', status: 303, to: to(outcome) };
  } catch (error) {
    const isOver = isApiError(error) && (error.code === '40006' || error.code === '40022');
    return { kind: 'redirect', status: 303, to: to(isOver ? 'over' : 'down') };
  }
}

function faultOf(error: unknown): AlertFault {
  if (!isApiError(error)) return 'down';
  if (error.code === '40022') return 'email';
  return error.code === '42901' || error.code === '42900' ? 'busy' : 'down';
}

async function ask({ lang, fields }: FormRequest, { api }: ActionServices): Promise<ActionOutcome<AlertsData>> {
  const email = (fields['email'] ?? '').slice(0, LONGEST);
  const choices = choicesIn(fields);
  const fault = emailAddress.safeParse(email).success ? await refusalOf(api, { email, ...choices }) : 'email';
  if (fault === null) return { kind: 'redirect', status: 303, to: paths.alerts.href(lang, { done: 'requested' }) };
  const value: AlertState = { email, ...choices, fault };
  return {
    kind: 'page',
    head: alertsHead(lang, false),
    data: { view: { kind: 'form', email, choices, fault } },
    state: { to: paths.alerts.href(lang, AGAIN), name: ALERT_STATE, value },
  };
}

async function refusalOf(api: ActionServices['api'], wanted: Omit<AlertState, 'fault'>): Promise<AlertFault | null> {
  try {
    await api.call('alert/add', wanted);
    return null;
  } catch (error) {
    return faultOf(error);
  }
}
