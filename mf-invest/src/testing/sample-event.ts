import type { CalendarEvent } from 'shared/contract/invest/investor';

/** A general meeting to come. */
export const sampleEvent = (of: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'agm',
  kind: 'meeting',
  title: 'General meeting',
  summary: 'For 2026',
  place: 'Guangzhou',
  begins: '2027-05-21 14:00',
  ends: '2027-05-21 16:30',
  closedFrom: '',
  sequence: 0,
  past: false,
  icsUrl: '/api/agm.ics',
  ...of,
});
