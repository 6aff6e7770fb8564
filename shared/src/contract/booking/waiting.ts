import { z } from 'zod';
import { manageToken } from './booking.ts';

/*
 * The waiting list of a slot that is full (decision record 0011). Who waits fills in the booking form; what differs is
 * what the service does with it.
 */

/** `waiting` and `offered` are open, all others are ends. */
export const WAITING_STATES = ['waiting', 'offered', 'accepted', 'declined', 'lapsed', 'left', 'ended'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

const entry = {
  /** `WL-yyyyMMdd-XXXC`; the last sign checks the others. */
  reference: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  visitors: z.number().int(),
  explainer: z.boolean(),
  state: z.enum(WAITING_STATES),
  /** From 1, among those who still wait for this slot; null for all others. */
  line: z.number().int().nullable(),
  /** Minutes of the day for which places are held after an offer. */
  holdMinutes: z.number().int(),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai: no offers from then on. */
  endsAt: z.string(),
  /** Of an open offer, Asia/Shanghai. */
  heldUntil: z.string().nullable(),
  /** Of an open offer, by the service's clock: browsers' clocks are wrong. */
  secondsLeft: z.number().int().nullable(),
};

/** What the holder of the token sees. Nothing of it tells who waits. */
export const waitingDetail = z.object(entry);
export type WaitingDetail = z.infer<typeof waitingDetail>;

export const waitingReceipt = z.object({ ...entry, token: manageToken });
export type WaitingReceipt = z.infer<typeof waitingReceipt>;
