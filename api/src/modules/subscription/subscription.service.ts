import { randomUUID } from 'node:crypto';
import { addressKey } from 'shared/contract/booking/contact-address';
import type { Lang } from 'shared/contract/text/lang';
import { mailFormPath, withMailLink, type MailAction } from 'shared/contract/site/subscription';
import type { CallRequest, VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import type { SubscriberList } from '../../db/visit-schema.ts';
import { CallError } from '../../model/call-error.ts';
import { mailContent } from '../outbox/mail/mail-content.service.ts';
import { takeSending } from '../outbox/send-limit.service.ts';
import { findSiteInfo } from '../site/site.service.ts';
import {
  changeSubscriber,
  lockOrInsert,
  lockSubscriber,
  type ChosenColumns,
  type Subscriber,
} from './subscriber.store.ts';
import { subscriptionMail, type SubscriptionMail } from './subscription-mail.model.ts';
import { mailLinkOf, unsubscribeHeaders } from './subscription-links.model.ts';
import { readLink, signLink } from './subscription-token.service.ts';
import { searchesOf } from './vacancies/searches.model.ts';
import { searchName } from './vacancies/search.words.ts';
import { CONSENT_VERSION } from './subscription-mail.words.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CONFIRM_MS = 48 * HOUR_MS;
const VISITOR_WINDOWS = [{ most: 20, ms: HOUR_MS }];
const ADDRESS_WINDOWS = [{ most: 3, ms: DAY_MS }];

interface SubscriptionInput {
  list: SubscriberList;
  email: string;
  lang: Lang;
  request: CallRequest;
  /** What was chosen, for the row of an id; `before` is that row while its address has not confirmed yet. */
  chosen: (id: string, before?: Subscriber) => ChosenColumns;
  /** The same as parameters of the page of the list, for the mail to whoever has the list already. */
  requested?: Readonly<Record<string, string>>;
}

/**
 * Asks the owner of an address by mail (spec G-15). The answer and the work are the same for every address.
 * @throws {CallError} 42901 when a visitor asks too often
 */
export async function requestSubscription(
  services: VisitorServices,
  input: SubscriptionInput,
): Promise<{ state: 'checkMail' }> {
  const { db, data, outbox } = services;
  const now = services.now();
  const { visitor } = input.request;
  const emailIndex = emailIndexOf(data, input.list, addressKey({ mobile: '', email: input.email }));
  await db.transaction().execute(async (tx) => {
    if (visitor !== undefined) {
      const rule = { subject: `subscribe:${data.hash('visitor', visitor)}`, windows: VISITOR_WINDOWS };
      const wait = await takeSending(tx, [rule], now);
      if (wait > 0) throw new CallError('42901', { wait });
    }
    // An address that got enough mail for a day gets no more, and nobody is told.
    const rule = { subject: `mail:${emailIndex}`, windows: ADDRESS_WINDOWS };
    if ((await takeSending(tx, [rule], now)) > 0) return;
    await requestConfirmation(tx, services, { input, emailIndex, now });
  });
  outbox.wake();
  return { state: 'checkMail' };
}

const INDEXES = { news: 'email', alerts: 'alert-email', jobs: 'job-email', press: 'press-email' } as const;

/** By which an address (its key) is found on a list: nobody who sees two rows can tell that they are of one reader. */
export const emailIndexOf = (data: VisitorServices['data'], list: SubscriberList, key: string): string =>
  data.hash(INDEXES[list], key);

interface ConfirmationInput {
  input: SubscriptionInput;
  emailIndex: string;
  now: number;
}

async function requestConfirmation(
  tx: Db,
  services: VisitorServices,
  { input, emailIndex, now }: ConfirmationInput,
): Promise<void> {
  const id = randomUUID();
  const present = { language: input.lang, changed_at: new Date(now) };
  const subscriber = await lockOrInsert(tx, {
    id,
    list: input.list,
    email_index: emailIndex,
    sealed_email: services.data.seal(input.email, emailAad(id)),
    state: 'pending',
    version: 0,
    ...present,
    ...input.chosen(id),
  });
  if (subscriber.state === 'active') {
    return writeTo(tx, services, { subscriber, mail: 'already', requested: input.requested });
  }
  const version = subscriber.version + 1;
  const chosen = input.chosen(subscriber.id, subscriber.state === 'pending' ? subscriber : undefined);
  await changeSubscriber(tx, subscriber.id, { state: 'pending', version, ...present, ...chosen });
  const pending = { ...subscriber, version, language: input.lang, sealed_searches: chosen.sealed_searches ?? null };
  return writeTo(tx, services, { subscriber: pending, mail: 'confirm' });
}

/** Where an address is sealed for. */
export const emailAad = (id: string) => ({ table: 'subscriber', column: 'sealed_email', id });

interface SubscriptionLetter {
  subscriber: Subscriber;
  mail: SubscriptionMail;
  requested?: SubscriptionInput['requested'] | undefined;
}

async function writeTo(
  tx: Db,
  { data, outbox, siteOrigin, now }: VisitorServices,
  { subscriber, mail, requested }: SubscriptionLetter,
): Promise<void> {
  const { id, list, language: lang, version } = subscriber;
  const { shortName: site } = await findSiteInfo(tx, lang);
  const cancel = signLink(data, { purpose: 'cancel', id });
  const confirm = signLink(data, { purpose: 'confirm', id, version, expires: now() + CONFIRM_MS });
  const purpose = mail === 'confirm' ? 'confirm' : 'cancel';
  const link =
    siteOrigin + mailLinkOf(list, purpose, { token: purpose === 'confirm' ? confirm : cancel, lang, requested });
  const about = searchesOf(data, subscriber).map((search) => searchName(lang, search));
  const headers = unsubscribeHeaders(siteOrigin + withMailLink(mailFormPath('cancel'), { token: cancel, lang }));
  const to = data.open(subscriber.sealed_email, emailAad(id));
  await outbox.put(tx, {
    channel: 'mail',
    purpose: 'subscription',
    content: mailContent(subscriptionMail(mail, lang, { list, site, link, about }), { to, headers }),
    ttlMs: CONFIRM_MS,
  });
}

/** Whether a link is signed and not over; says nothing about the subscriber. */
export function isLink({ data, now }: VisitorServices, purpose: MailAction, token: string): boolean {
  return readLink(data, { token, purpose, now: now() }) !== undefined;
}

/**
 * Makes the subscription of a link active and keeps the record of the consent; a second time it only says so again.
 * @throws {CallError} 40006 for a link that is over, was overtaken or that nobody signed
 */
export async function confirmSubscription(
  services: VisitorServices,
  { token, request }: { token: string; request: CallRequest },
): Promise<{ state: 'active' }> {
  const { db, data, outbox } = services;
  const now = services.now();
  const permission = readLink(data, { token, purpose: 'confirm', now });
  if (!permission) throw new CallError('40006');
  await db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, permission.id);
    if (subscriber?.version !== permission.version || subscriber.state === 'unsubscribed') throw new CallError('40006');
    if (subscriber.state === 'active') return;
    await changeSubscriber(tx, subscriber.id, {
      state: 'active',
      consent_at: new Date(now),
      consent_visitor_hash: request.visitor === undefined ? null : data.hash('visitor', request.visitor),
      consent_text: CONSENT_VERSION,
      changed_at: new Date(now),
    });
    await writeTo(tx, services, { subscriber, mail: 'welcome' });
  });
  outbox.wake();
  return { state: 'active' };
}

/** Ends a subscription, however often and whether or not it is still there. @throws {CallError} 40006 */
export async function cancelSubscription(services: VisitorServices, token: string): Promise<{ state: 'unsubscribed' }> {
  const { db, data } = services;
  const now = services.now();
  const permission = readLink(data, { token, purpose: 'cancel', now });
  if (!permission) throw new CallError('40006');
  await db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, permission.id);
    if (!subscriber || subscriber.state === 'unsubscribed') return;
    const version = subscriber.version + 1;
    await changeSubscriber(tx, subscriber.id, { state: 'unsubscribed', version, changed_at: new Date(now) });
  });
  return { state: 'unsubscribed' };
}
