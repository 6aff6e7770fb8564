import { timingSafeEqual } from 'node:crypto';
import type { PrivateData } from '../../private-data/private-data.service.ts';

/** Characters of the id, 128 bits in base64url, and as many of its signature. */
const HALF = 22;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** What the link of a thanks mail ends with: it lets its holder answer for one visit, and see nothing of it. */
export function feedbackTokenOf(data: Pick<PrivateData, 'hash'>, bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex').toString('base64url');
  return id + data.hash('feedback', bookingId).slice(0, HALF);
}

/** The id of the booking that it was signed for; undefined when it was not. */
export function bookingOfFeedback(data: Pick<PrivateData, 'hash'>, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, HALF), 'base64url').toString('hex');
  const id = hex.replace(UUID, '$1-$2-$3-$4-$5');
  const [given, expected] = [Buffer.from(token), Buffer.from(feedbackTokenOf(data, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
