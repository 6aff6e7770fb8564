import type { BOOKING_STATES } from 'shared/contract/booking/booking';
import type { Lang } from 'shared/contract/text/lang';
import type { WaitingState } from 'shared/contract/booking/waiting';
import type { Json, Stamp } from './column-kinds.ts';

/*
 * The tables of 0012-visits.sql and 0021-waiting.sql. `sealed_*` is AES-256-GCM text, `*_index` and `*_hash` are keyed hashes.
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
  sealed_contact: string;
  sealed_mobile: string;
  sealed_group: string;
  created_at: Stamp;
  changed_at: Stamp;
  arrived_at: Stamp | null;
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
  sealed_contact: string;
  sealed_mobile: string;
  sealed_group: string;
  held_until: Stamp | null;
  created_at: Stamp;
  changed_at: Stamp;
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
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'expired';

export interface OutboxTable {
  id: string;
  channel: OutboxChannel;
  purpose: string;
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

export interface SubscriberTable {
  id: string;
  email_index: string;
  sealed_email: string;
  state: SubscriberState;
  language: Lang;
  categories: Json<string[]>;
  version: number;
  consent_at: Stamp | null;
  consent_visitor_hash: string | null;
  consent_text: string | null;
  changed_at: Stamp;
}

export interface VisitTables {
  visit_slot: VisitSlotTable;
  booking: BookingTable;
  waiting_entry: WaitingEntryTable;
  idempotency: IdempotencyTable;
  verification_code: VerificationCodeTable;
  send_limit: SendLimitTable;
  outbox: OutboxTable;
  subscriber: SubscriberTable;
}
