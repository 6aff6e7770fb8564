import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { isApiError } from 'shared/contract/section/section';
import { subscriptionToken } from 'shared/contract/site/subscription';
import { pageHeadOf } from '../../model/page-head.ts';
import { choicesAsked } from './alert-fields.ts';
import { AGAIN, OUTCOMES, readAlertState, type AlertView } from './alert-view.ts';

export interface AlertsData {
  view: AlertView;
}

/** Only the empty form is for everybody. */
export function alertsHead(lang: PageRequest['lang'], isForEverybody: boolean): Head {
  return { ...pageHeadOf('alerts', lang), ...(isForEverybody ? {} : { noindex: true }) };
}

async function managed(token: string, { api, report }: LoadServices): Promise<AlertView> {
  try {
    const { state, markets, categories } = await api.call('alert/detail', { token });
    if (state === 'unsubscribed') return { kind: 'outcome', outcome: 'ended' };
    return state === 'active'
      ? { kind: 'manage', token, choices: { markets, categories } }
      : { kind: 'outcome', outcome: 'requested' };
  } catch (error) {
    if (isApiError(error) && error.code === '40006') return { kind: 'outcome', outcome: 'over' };
    report(error);
    return { kind: 'outcome', outcome: 'down' };
  }
}

async function viewOf({ query, states }: PageRequest, services: LoadServices): Promise<AlertView> {
  const typed = query['again'] === AGAIN.again ? readAlertState(states) : null;
  if (typed) {
    const { email, fault, ...choices } = typed;
    return { kind: 'form', email, choices, fault };
  }
  const outcome = OUTCOMES.find((known) => known === query['done']);
  if (outcome) return { kind: 'outcome', outcome };
  if (query['token'] === undefined) return { kind: 'form', email: '', choices: choicesAsked(query), fault: null };
  const link = subscriptionToken.safeParse({ token: query['token'] });
  if (!link.success) return { kind: 'outcome', outcome: 'over' };
  const { token } = link.data;
  return query['act'] === 'confirm' ? { kind: 'confirm', token } : managed(token, services);
}

/** The form, what a link of a mail is for, or how it went (spec SCR-invest-alerts). */
export async function loadAlerts(request: PageRequest, services: LoadServices): Promise<Outcome<AlertsData>> {
  const view = await viewOf(request, services);
  const isForEverybody = view.kind === 'form' && view.fault === null;
  return { kind: 'page', head: alertsHead(request.lang, isForEverybody), data: { view } };
}
