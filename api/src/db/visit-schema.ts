import type { Generated, GeneratedAlways } from 'kysely';
import type { BOOKING_STATES } from 'shared/contract/booking/booking';
import type { Market } from 'shared/contract/invest/stock';
import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import type { ApplicationState, Start } from 'shared/contract/talent/application';
import type { CvKind } from 'shared/contract/talent/cv-file';
import type { Lang } from 'shared/contract/text/lang';
import type { WaitingState } from 'shared/contract/booking/waiting';
import type { DefaultJson, Json, Stamp } from './column-kinds.ts';

/*
 * The tables of 0012-visits.sql, 0021-waiting.sql, 0024-quotas.sql, 0025-outbox-lanes.sql, 0046-large-groups.sql,
 * 0051-contact-addresses.sql, 0055-alerts.sql, 0057-visit-feedback.sql, 0058-applications.sql and
 * 0061-job-alerts.sql.
 * `sealed_*` is AES-256-GCM text, `*_index` and `*_hash` are keyed hashes.
 */

export interface VisitSlotTable {
  date: string;
  start_time: string;
  end_time: string;
  capacity: number;
  remaining: number;
  explainers: number;
  explainers_left: number;
}

export type BookingState = (typeof BOOKING_STATES)[number];

export interface BookingTable {
  id: string;
  reference: string;
  token_index: string;
  state: BookingState;
  language: Lang;
  date: string;
  start_time: string;
  end_time: string;
  visitors: number;
  explainer: boolean;
  internal: boolean;
  consent_version: string;
  mobile_index: string;
  /** Null in rows of before there were quotas. */
  group_index: string | null;
  sealed_contact: string;
  sealed_mobile: string;
  sealed_group: string;
  /** Null where the contact has left none. */
  sealed_email: string | null;
  /** What the group needs to take part; null where it said nothing. */
  sealed_needs: string | null;
  /** Null where it is that of the booking. */
  guide_language: Lang | null;
  /** The secret of its link; null in rows of before it was stored. */
  sealed_token: string | null;
  created_at: Stamp;
  changed_at: Stamp;
  arrived_at: Stamp | null;
  /** What calendars know it by; null where that is its reference. */
  calendar_uid: string | null;
  /** How often it has changed. */
  sequence: Generated<number>;
  parts: Json<VisitSegment[]> | null;
  answer_by: Stamp | null;
  /** When its contact answered after the visit. */
  feedback_at: Stamp | null;
}

/** A visit that was booked and that nobody came to. */
export interface VisitNoShowTable {
  reference: string;
  mobile_index: string;
  expires_on: string;
}

/** What all groups of a month (`yyyy-MM`) have answered after their visits. */
export interface VisitFeedbackTable {
  month: string;
  question: string;
  answer: string;
  groups: number;
}

/** Every reference that a booking has had. */
export interface BookingReferenceTable {
  reference: string;
  booking_id: string;
}

export interface WaitingEntryTable {
  id: string;
  reference: string;
  token_index: string;
  state: WaitingState;
  language: Lang;
  date: string;
  start_time: string;
  end_time: string;
  turn: number;
  visitors: number;
  explainer: boolean;
  internal: boolean;
  consent_version: string;
  mobile_index: string;
  /** As of a booking. */
  group_index: string | null;
  sealed_contact: string;
  sealed_mobile: string;
  sealed_group: string;
  /** As of a booking. */
  sealed_email: string | null;
  sealed_needs: string | null;
  guide_language: Lang | null;
  held_until: Stamp | null;
  created_at: Stamp;
  changed_at: Stamp;
}

/** An organisation or a phone that books. */
export interface VisitPartyTable {
  subject: string;
  last_at: Stamp;
}

export interface IdempotencyTable {
  key: string;
  body_hash: string;
  sealed_answer: string | null;
  expires_at: Stamp;
}

export interface VerificationCodeTable {
  id: string;
  mobile_index: string;
  code_hash: string;
  attempts: number;
  /** Null for our own programs. */
  asker_hash: string | null;
  /** Guesses of everybody else. */
  other_attempts: Generated<number>;
  expires_at: Stamp;
  used_at: Stamp | null;
  created_at: Stamp;
}

export interface SendLimitTable {
  subject: string;
  sent: Json<number[]>;
  last_at: Stamp;
}

export type OutboxChannel = 'sms' | 'mail';
/** Codes, other text messages, mails that somebody waits for, and letters to many. */
export const OUTBOX_LANES = ['code', 'text', 'mail', 'letter'] as const;
export type OutboxLaneName = (typeof OUTBOX_LANES)[number];
/** `kept`: there is no gateway, and the operator reads it. Of what was sent somebody may say later what became of it. */
export type OutboxState = 'waiting' | 'sent' | 'kept' | 'failed' | 'expired' | 'delivered' | 'undelivered';

export interface OutboxTable {
  id: string;
  channel: OutboxChannel;
  purpose: string;
  /** Computed by the database from channel and purpose. */
  lane: GeneratedAlways<OutboxLaneName>;
  state: OutboxState;
  sealed_message: string;
  attempts: number;
  due_at: Stamp;
  expires_at: Stamp;
  erase_at: Stamp;
  fault: string | null;
  created_at: Stamp;
  sent_at: Stamp | null;
}

export type SubscriberState = 'pending' | 'active' | 'unsubscribed';

/** Letters of the month, announcements as they are out, vacancies of saved searches, and what the newsroom publishes. */
export const SUBSCRIBER_LISTS = ['news', 'alerts', 'jobs', 'press'] as const;
export type SubscriberList = (typeof SUBSCRIBER_LISTS)[number];

export interface SubscriberTable {
  id: string;
  email_index: string;
  sealed_email: string;
  state: SubscriberState;
  language: Lang;
  list: Generated<SubscriberList>;
  /** Of alerts. */
  markets: DefaultJson<Market[]>;
  /** Of the newsroom: ids. */
  brands: DefaultJson<string[]>;
  /** Topics of letters, categories of alerts, kinds of the newsroom. */
  categories: Json<string[]>;
  /** Of vacancies. */
  sealed_searches: string | null;
  version: number;
  consent_at: Stamp | null;
  consent_visitor_hash: string | null;
  consent_text: string | null;
  changed_at: Stamp;
}

export interface ApplicationTable {
  id: string;
  reference: string;
  job_id: string;
  token_index: string;
  state: ApplicationState;
  language: Lang;
  start: Start;
  consent_version: string;
  person_index: string;
  sealed_contact: string;
  /** Sealed too where it is empty, so that nobody sees how somebody is reached. */
  sealed_mobile: string;
  sealed_email: string;
  sealed_country: string;
  sealed_motivation: string;
  /** The secret of its link. */
  sealed_token: string;
  created_at: Stamp;
  changed_at: Stamp;
}

export interface ApplicationFileTable {
  id: string;
  token_index: string;
  /** Null until an application names it. */
  application_id: string | null;
  kind: CvKind;
  bytes: number;
  sealed_name: string;
  /** Of the stored bytes, in base64. */
  sealed_key: string;
  created_at: Stamp;
}

export interface VisitTables {
  visit_slot: VisitSlotTable;
  booking: BookingTable;
  booking_reference: BookingReferenceTable;
  waiting_entry: WaitingEntryTable;
  visit_party: VisitPartyTable;
  visit_no_show: VisitNoShowTable;
  visit_feedback: VisitFeedbackTable;
  idempotency: IdempotencyTable;
  verification_code: VerificationCodeTable;
  send_limit: SendLimitTable;
  outbox: OutboxTable;
  subscriber: SubscriberTable;
  application: ApplicationTable;
  application_file: ApplicationFileTable;
}
