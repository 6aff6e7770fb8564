import type { Lang } from 'shared/contract/text/lang';
import { pagePath } from '../../../model/page-addresses.ts';
import type { PrivateData } from '../../private-data/private-data.service.ts';
import type { Booking } from '../booking.store.ts';

export type { Booking };
export { isOpen } from '../booking-view.model.ts';

/** A sealed text of a row; empty where it has none. */
export function openColumn<Column extends string>(
  data: Pick<PrivateData, 'open'>,
  row: { id: string } & Readonly<Record<Column, string | null>>,
  { column, aad }: { column: Column; aad: typeof bookingAad },
): string {
  const sealed = row[column];
  return sealed === null ? '' : data.open(sealed, aad(row.id, column));
}

/** Where the texts of a booking are sealed for. */
export const bookingAad = (id: string, column: string) => ({ table: 'booking', column, id });

/** The token stands behind `#`: a browser sends that part to nobody. */
export function manageLink(siteOrigin: string, lang: Lang, token: string): string {
  return `${siteOrigin}${pagePath(lang, 'booking.visit', { step: 'visit' })}#visit=${token}`;
}

/** The secret of a visit's link; undefined of bookings of before it was stored. */
export function tokenOf(data: PrivateData, { id, sealed_token }: Booking): string | undefined {
  return sealed_token === null ? undefined : data.open(sealed_token, bookingAad(id, 'sealed_token'));
}

/** A booking with the secret that its holder has just shown, for one of before it was stored. */
export function withToken(data: PrivateData, booking: Booking, token: string): Booking {
  if (booking.sealed_token !== null) return booking;
  return { ...booking, sealed_token: data.seal(token, bookingAad(booking.id, 'sealed_token')) };
}

/** The address that a contact has left. */
export function emailOf(data: PrivateData, { id, sealed_email }: Booking): string | undefined {
  return sealed_email === null ? undefined : data.open(sealed_email, bookingAad(id, 'sealed_email'));
}
