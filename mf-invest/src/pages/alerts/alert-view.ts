import { alertDetail, type AlertChoices } from 'shared/contract/invest/alert';

/** How a form went, as the page says it at an address of its own. */
export const OUTCOMES = ['requested', 'confirmed', 'changed', 'ended', 'over', 'down'] as const;
export type AlertOutcome = (typeof OUTCOMES)[number];

/** What kept a form from being taken. */
const FAULTS = ['email', 'busy', 'down'] as const;
export type AlertFault = (typeof FAULTS)[number];

export type AlertView =
  | { kind: 'form'; email: string; choices: AlertChoices; fault: AlertFault | null }
  /** A link of a mail shows first what its button does: mail scanners open links, too (spec G-14). */
  | { kind: 'confirm'; token: string }
  | { kind: 'manage'; token: string; choices: AlertChoices }
  | { kind: 'outcome'; outcome: AlertOutcome };

/** Under this name what was typed is brought along to the page that says what is wrong with it. */
export const ALERT_STATE = 'alerts';
/** Part of the address at which that is shown. */
export const AGAIN = { again: '1' } as const;

export interface AlertState extends AlertChoices {
  email: string;
  fault: AlertFault;
}

const CHOICES = alertDetail.omit({ state: true });

/** Another release may have written it: what does not fit is as if it were missing. */
export function readAlertState(states: Readonly<Record<string, unknown>> | undefined): AlertState | null {
  const given = states?.[ALERT_STATE] as Partial<Record<keyof AlertState, unknown>> | null | undefined;
  const choices = CHOICES.safeParse({ markets: given?.markets, categories: given?.categories });
  const fault = FAULTS.find((known) => known === given?.fault);
  const email = given?.email;
  if (!choices.success || fault === undefined || typeof email !== 'string') return null;
  return { ...choices.data, email, fault };
}
