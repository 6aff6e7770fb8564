import { pavilion } from 'shared/contract/pavilion';
import type { Calls, Services } from '../../call-table.ts';
import { findDocument } from '../site/document.store.ts';

export const bookingCalls = ({ db }: Services): Calls<'booking/pavilion'> => ({
  'booking/pavilion': (_body, lang) => findDocument(db, 'pavilion', { lang, schema: pavilion }),
});
