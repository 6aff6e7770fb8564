import { ALERT_OUTCOMES, type AlertOutcome, type AlertView } from 'shared/contract/section/alert-page';
import type { SearchChoices } from './alert-searches.ts';

/** More searches were ticked than can be kept. */
export const TOO_MANY = 'most';
export const OUTCOMES = [...ALERT_OUTCOMES, TOO_MANY] as const;

export interface AlertsData {
  view: AlertView<SearchChoices> | { kind: 'outcome'; outcome: AlertOutcome | typeof TOO_MANY };
}
