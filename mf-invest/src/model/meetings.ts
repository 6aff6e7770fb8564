import type { CalendarEvent } from 'shared/contract/invest/investor';

/** Days of publication are no events that somebody could go to. */
const GATHERINGS: readonly CalendarEvent['kind'][] = ['meeting', 'roadshow'];

/** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm` of Shanghai as ISO 8601. */
function isoOf(moment: string): string {
  return moment.length > 10 ? `${moment.replace(' ', 'T')}:00+08:00` : moment;
}

/** Meetings to come as a schema.org list of events; nothing when there is none. */
export function meetingsOf(events: readonly CalendarEvent[]): { subject?: object } {
  const ahead = events.filter(({ kind, past }) => !past && GATHERINGS.includes(kind));
  if (ahead.length === 0) return {};
  const itemListElement = ahead.map(({ title, summary, place, begins, ends }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Event',
      name: title,
      description: summary,
      startDate: isoOf(begins),
      endDate: isoOf(ends),
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: place, address: place },
    },
  }));
  return { subject: { '@type': 'ItemList', itemListElement } };
}
