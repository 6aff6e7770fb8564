import type { CalendarEvent } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../testing/sample-event.ts';
import { meetingsOf } from './meetings.ts';

const event = (of: Partial<CalendarEvent>) =>
  sampleEvent({ summary: 'Votes', begins: '2026-12-02 14:30', ends: '2026-12-02 17:00', ...of });
const namesOf = (...events: CalendarEvent[]) =>
  (
    (meetingsOf(events).subject as { itemListElement: { item: { name: string } }[] } | undefined)?.itemListElement ?? []
  ).map(({ item }) => item.name);

describe('meetings for search engines', () => {
  it('are those that somebody can still go to', () => {
    expect(namesOf(event({}), event({ kind: 'roadshow', title: 'Tour' }))).toEqual(['General meeting', 'Tour']);
    expect(meetingsOf([event({ past: true }), event({ kind: 'results' })])).toEqual({});
    expect(meetingsOf([])).toEqual({});
  });

  it('say when and where, in the time of Shanghai', () => {
    expect(meetingsOf([event({})])).toEqual({
      subject: {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: {
              '@type': 'Event',
              name: 'General meeting',
              description: 'Votes',
              startDate: '2026-12-02T14:30:00+08:00',
              endDate: '2026-12-02T17:00:00+08:00',
              eventStatus: 'https://schema.org/EventScheduled',
              location: { '@type': 'Place', name: 'Guangzhou', address: 'Guangzhou' },
            },
          },
        ],
      },
    });
  });

  it('say the day alone where no hour is fixed', () => {
    const found = JSON.stringify(meetingsOf([event({ begins: '2026-12-02', ends: '2026-12-03' })]));
    expect(found).toContain('"startDate":"2026-12-02","endDate":"2026-12-03"');
  });
});
