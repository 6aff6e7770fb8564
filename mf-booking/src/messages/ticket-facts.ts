import type { Translate } from 'shared';
import type { BookingDetail } from 'shared/contract/booking/booking';
import type { Lang } from 'shared/contract/text/lang';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import type { Messages } from './en.ts';
import { partText } from './segments-text.ts';
import { momentText, peopleText } from './visit-text.ts';

export interface TicketFact {
  name: string;
  value: string;
}
type FactsOf = Pick<BookingDetail, 'date' | 'visitors' | 'explainer' | 'parts' | 'changeableUntil'>;

/**
 * What a ticket says beside its time and its code: of the visit, and of the place where it begins.
 * @param group organisation or department; empty where nobody may tell
 */
export function ticketFacts(
  t: Translate<Messages>,
  visit: FactsOf,
  { lang, place, group = '' }: { lang: Lang; place: string; group?: string },
): TicketFact[] {
  return [
    { name: t('summary.date'), value: dayName(visit.date, lang) },
    ...(group === '' ? [] : [{ name: t('summary.group'), value: group }]),
    { name: t('summary.visitors'), value: peopleText(t, visit.visitors, visit.explainer) },
    ...(visit.parts ? [{ name: t('summary.parts'), value: partText(t, visit.parts) }] : []),
    { name: t('ticket.meet'), value: t('ticket.meetText', { place }) },
    { name: t('summary.changeable'), value: momentText(t, visit.changeableUntil, lang) },
  ];
}
