import type { BookingReceipt } from 'shared/contract/booking/booking';
import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../calls/call-table.ts';
import { calendarFileOf } from '../../exports/calendar-file.ts';
import { dayOf, instantOf } from '../../model/shanghai-time.ts';
import type { Receipt } from './booking.service.ts';
import { VISIT_OF } from './booking.words.ts';
import { findPavilion } from './calendar.service.ts';

/** Part of every visit's id: must never change, or a calendar shows a visit twice. */
const UID_DOMAIN = 'pavilion';

/** The receipt with the visit for a calendar, which holds nothing about a person. */
export async function withCalendarFile(
  { db, now }: VisitorServices,
  receipt: Receipt,
  lang: Lang,
): Promise<BookingReceipt> {
  const { name, address } = await findPavilion(db, lang);
  const { reference, date, start, end } = receipt;
  const visit = {
    id: reference,
    title: VISIT_OF[lang](name),
    summary: reference,
    place: `${name}, ${address}`,
    begins: `${date} ${start}`,
    ends: `${date} ${end}`,
    sequence: 0,
    isBusy: true,
  };
  // The day, so that the same request repeated has the same answer.
  const stampedAt = instantOf(`${dayOf(now())} 00:00`).getTime();
  return {
    ...receipt,
    calendarFile: calendarFileOf([visit], { language: HTML_LANG[lang], domain: UID_DOMAIN, stampedAt }),
  };
}
