import type { ActionOutcome, ActionServices, FormRequest } from 'shared/contract/section/section';
import { MOST_SEARCHES } from 'shared/contract/talent/job-alert';
import { paths } from '../../paths.ts';
import { searchesIn } from './alert-searches.ts';
import { TOO_MANY, type AlertsData } from './alerts-view.ts';
import { jobAlerts } from './alerts.load.ts';

/** Asks, confirms, changes and ends; whoever wants no search any more wants no mails. */
export function actOnAlerts(request: FormRequest, services: ActionServices): Promise<ActionOutcome<AlertsData>> {
  const { fields, lang } = request;
  if (fields['do'] !== 'change') return jobAlerts.act(request, services);
  const wanted = searchesIn(fields).length;
  if (wanted > MOST_SEARCHES) {
    return Promise.resolve({ kind: 'redirect', status: 303, to: paths.alerts.href(lang, { done: TOO_MANY }) });
  }
  return jobAlerts.act(wanted === 0 ? { ...request, fields: { ...fields, do: 'end' } } : request, services);
}
