import { z } from 'zod';
import type { Lang } from '../text/lang.ts';
import { deliverableAddress, tidyMailAddress } from '../text/mail-address.ts';
import { API_PREFIX } from './site.ts';

/** What a subscriber can choose; none chosen means everything. */
export const SUBSCRIPTION_TOPICS = ['news', 'investors', 'responsibility'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];

/** "Please enter a correct e-mail address" (spec RULE-email). */
export const emailAddress = z
  .string()
  .transform(tidyMailAddress)
  .superRefine((text, context) => {
    if (text === '') return context.addIssue({ code: 'custom', message: 'required' });
    if (deliverableAddress(text) === null) context.addIssue({ code: 'custom', message: 'format' });
  });

/** Spec ENT-subscription. */
export const subscriptionRequest = z.strictObject({
  email: emailAddress,
  categories: z.array(z.enum(SUBSCRIPTION_TOPICS)).max(SUBSCRIPTION_TOPICS.length).default([]),
});

/** Signed by the service; opaque to everybody else. */
export const subscriptionToken = z.strictObject({ token: z.string().regex(/^[\w.-]{20,200}$/) });

/** The same for every address (spec G-15): a mail tells its owner how to go on. */
export const subscriptionRequested = z.object({ state: z.literal('checkMail') });
export const subscribed = z.object({ state: z.literal('active') });
export const unsubscribed = z.object({ state: z.literal('unsubscribed') });

/** What a link of a mail is for. */
export const MAIL_ACTS = ['confirm', 'cancel'] as const;
export type MailAction = (typeof MAIL_ACTS)[number];

export interface MailLink {
  token: string;
  lang: Lang;
}

/** A path of the site or of the service with what a link of a mail carries. */
export function withMailLink(path: string, { token, lang }: MailLink): string {
  return `${path}?${new URLSearchParams({ token, lang })}`;
}

/** Where the button behind a link of a mail and the one click of RFC 8058 post to. */
export const mailFormPath = (act: MailAction): string => `${API_PREFIX}/subscribe/${act}/form`;

/** The field by which that button says that a reader pressed it on a page, who wants to be told on a page how it went. */
export const FROM_PAGE = { name: 'from', value: 'page' } as const;
