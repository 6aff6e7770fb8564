import type { Activity } from 'shared/contract/booking/activity';

/** What is still to come as a schema.org list of events; nothing when there is none. */
export function subjectOf(events: readonly Activity[]): { subject?: object } {
  const ahead = events.filter(({ expired }) => !expired);
  if (ahead.length === 0) return {};
  const itemListElement = ahead.map(({ title, summary, place, begins, ends }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Event',
      name: title,
      description: summary,
      startDate: begins,
      endDate: ends,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: place },
    },
  }));
  return { subject: { '@type': 'ItemList', itemListElement } };
}
