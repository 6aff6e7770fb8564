import type { z } from 'zod';
import { emailAddress, subscriptionToken } from '../site/subscription.ts';
import type { Lang } from '../text/lang.ts';
import {
  isApiError,
  type ActionOutcome,
  type ActionServices,
  type Api,
  type FormApi,
  type FormRequest,
  type Head,
  type LoadServices,
  type Outcome,
  type PageRequest,
} from './section.ts';

/** How a form went, as the page says it at an address of its own. */
export const ALERT_OUTCOMES = ['requested', 'confirmed', 'changed', 'ended', 'over', 'down'] as const;
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number];

/** What kept a form from being taken. */
const FAULTS = ['email', 'busy', 'down'] as const;
export type AlertFault = (typeof FAULTS)[number];

/** What a page about mails on a subject shows; `choices` are what somebody wants to hear of. */
export type AlertView<Choices> =
  | { kind: 'form'; email: string; choices: Choices; fault: AlertFault | null }
  /** A link of a mail shows first what its button does: mail scanners open links, too (spec G-14). */
  | { kind: 'confirm'; token: string }
  | { kind: 'manage'; token: string; choices: Choices }
  | { kind: 'outcome'; outcome: AlertOutcome };

export interface AlertData<Choices> {
  view: AlertView<Choices>;
}

/** What one such page is about. */
export interface AlertSubject<Choices extends object> {
  /** Path of the page, with base and language. */
  href: (lang: Lang, query?: Readonly<Record<string, string>>) => string;
  head: (lang: Lang) => Head;
  /** For what a browser brings along: another release may have written it. */
  schema: z.ZodType<Choices>;
  /** What a link to the page asks for. */
  requested: (query: Readonly<Record<string, string>>) => Choices;
  /** What a form says. */
  typed: (fields: Readonly<Record<string, string>>) => Choices;
  /** What a reader has, with what the link asks for besides. */
  offered: (held: Choices, query: Readonly<Record<string, string>>) => Choices;
  add: (api: FormApi, wanted: Choices & { email: string }) => Promise<unknown>;
  detail: (api: Api, token: string) => Promise<{ state: 'pending' | 'active' | 'unsubscribed'; choices: Choices }>;
  change: (api: FormApi, wanted: Choices & { token: string }) => Promise<unknown>;
}

/** A browser's longest address field; more is no address, and would not fit what the browser brings along. */
const LONGEST = 320;
/** Under this name what was typed is brought along to the page that says what is wrong with it. */
const STATE = 'alerts';
/** Part of the address at which that is shown. */
const AGAIN = { again: '1' } as const;

interface Typed<Choices> {
  email: string;
  fault: AlertFault;
  choices: Choices;
}

const isOver = (error: unknown): boolean => isApiError(error) && (error.code === '40006' || error.code === '40022');

function faultOf(error: unknown): AlertFault {
  if (!isApiError(error)) return 'down';
  if (error.code === '40022') return 'email';
  return error.code === '42901' || error.code === '42900' ? 'busy' : 'down';
}

async function faultIn(performed: Promise<unknown>): Promise<AlertFault | null> {
  try {
    await performed;
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** Only the empty form is for everybody. */
const headOf = (head: Head, isForEverybody: boolean): Head => ({
  ...head,
  ...(isForEverybody ? {} : { noindex: true }),
});

function typedBefore<Choices extends object>(
  { schema }: AlertSubject<Choices>,
  states: PageRequest['states'],
): Typed<Choices> | null {
  const given = states?.[STATE] as Partial<Record<keyof Typed<Choices>, unknown>> | null | undefined;
  const choices = schema.safeParse(given?.choices);
  const fault = FAULTS.find((known) => known === given?.fault);
  const email = given?.email;
  if (!choices.success || fault === undefined || typeof email !== 'string') return null;
  return { email, fault, choices: choices.data };
}

interface Opened<Choices extends object> {
  subject: AlertSubject<Choices>;
  request: PageRequest;
}

async function managed<Choices extends object>(
  { subject, request }: Opened<Choices>,
  token: string,
  services: LoadServices,
): Promise<AlertView<Choices>> {
  try {
    const { state, choices } = await subject.detail(services.api, token);
    if (state === 'unsubscribed') return { kind: 'outcome', outcome: 'ended' };
    if (state === 'pending') return { kind: 'outcome', outcome: 'requested' };
    return { kind: 'manage', token, choices: subject.offered(choices, request.query) };
  } catch (error) {
    if (isOver(error)) return { kind: 'outcome', outcome: 'over' };
    services.report(error);
    return { kind: 'outcome', outcome: 'down' };
  }
}

async function viewOf<Choices extends object>(
  opened: Opened<Choices>,
  services: LoadServices,
): Promise<AlertView<Choices>> {
  const { subject, request } = opened;
  const { query, states } = request;
  const typed = query['again'] === AGAIN.again ? typedBefore(subject, states) : null;
  if (typed) return { kind: 'form', ...typed };
  const outcome = ALERT_OUTCOMES.find((known) => known === query['done']);
  if (outcome) return { kind: 'outcome', outcome };
  if (query['token'] === undefined) {
    return { kind: 'form', email: '', choices: subject.requested(query), fault: null };
  }
  const link = subscriptionToken.safeParse({ token: query['token'] });
  if (!link.success) return { kind: 'outcome', outcome: 'over' };
  const { token } = link.data;
  return query['act'] === 'confirm' ? { kind: 'confirm', token } : managed(opened, token, services);
}

/** After a link did what it is for, or did not. */
async function done<Choices extends object>(
  performed: Promise<unknown>,
  to: (reached: AlertOutcome) => string,
  outcome: AlertOutcome,
): Promise<ActionOutcome<AlertData<Choices>>> {
  try {
    await performed;
    return { kind: 'redirect', status: 303, to: to(outcome) };
  } catch (error) {
    return { kind: 'redirect', status: 303, to: to(isOver(error) ? 'over' : 'down') };
  }
}

async function ask<Choices extends object>(
  subject: AlertSubject<Choices>,
  { lang, fields }: FormRequest,
  { api }: ActionServices,
): Promise<ActionOutcome<AlertData<Choices>>> {
  const email = (fields['email'] ?? '').slice(0, LONGEST);
  const choices = subject.typed(fields);
  const isAddress = emailAddress.safeParse(email).success;
  const fault = isAddress ? await faultIn(subject.add(api, { email, ...choices })) : 'email';
  if (fault === null) return { kind: 'redirect', status: 303, to: subject.href(lang, { done: 'requested' }) };
  const value: Typed<Choices> = { email, choices, fault };
  return {
    kind: 'page',
    head: headOf(subject.head(lang), false),
    data: { view: { kind: 'form', ...value } },
    state: { to: subject.href(lang, AGAIN), name: STATE, value },
  };
}

/**
 * Load and action of a page on which somebody asks for mails on a subject, and to which the links of these mails lead: it confirms,
 * shows and changes what its reader gets, and ends it. A plain form throughout.
 */
export function alertPage<Choices extends object>(subject: AlertSubject<Choices>) {
  const load = async (request: PageRequest, services: LoadServices): Promise<Outcome<AlertData<Choices>>> => {
    const view = await viewOf({ subject, request }, services);
    const isForEverybody = view.kind === 'form' && view.fault === null;
    return { kind: 'page', head: headOf(subject.head(request.lang), isForEverybody), data: { view } };
  };
  /** What a button asks for: to get mails, or what the link of one may do. */
  const act = (request: FormRequest, services: ActionServices): Promise<ActionOutcome<AlertData<Choices>>> => {
    const { do: action, token = '' } = request.fields;
    const { api } = services;
    const to = (reached: AlertOutcome) => subject.href(request.lang, { done: reached });
    if (action === 'confirm') return done(api.call('subscribe/confirm', { token }), to, 'confirmed');
    if (action === 'end') return done(api.call('subscribe/cancel', { token }), to, 'ended');
    if (action !== 'change') return ask(subject, request, services);
    return done(subject.change(api, { token, ...subject.typed(request.fields) }), to, 'changed');
  };
  return { load, act };
}
