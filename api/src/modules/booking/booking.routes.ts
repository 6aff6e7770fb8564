import type { Calls, Services } from '../../call-table.ts';
import { findPavilion, visitMonth } from './calendar.service.ts';

export const bookingCalls = ({ db, now }: Services): Calls<'booking/pavilion' | 'booking/calendar'> => ({
  'booking/pavilion': (_body, lang) => findPavilion(db, lang),
  'booking/calendar': ({ month }, lang) => visitMonth(db, { month, lang, now: now() }),
});
