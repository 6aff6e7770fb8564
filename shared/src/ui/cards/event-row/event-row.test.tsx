import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EventList, EventRow } from './event-row.tsx';

const date = { iso: '2026-12-04', day: '04', month: 'December 2026' };

describe('a row of events', () => {
  it('gives the day to people and to machines', () => {
    const html = renderToStaticMarkup(
      <EventList label="Events">
        <EventRow date={date} title="Auto show" facts={['09:30', 'Hall D']} />
      </EventList>,
    );
    expect(html).toMatch(/<ol[^>]*aria-label="Events"><li.*<time[^>]*dateTime="2026-12-04"/i);
    expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(/04\|+December 2026\|+Auto show\|+09:30\|+Hall D/);
  });

  it('says in words that it is on', () => {
    const html = renderToStaticMarkup(
      <EventRow date={date} title="Show" state={{ name: 'In progress', live: true }} />,
    );
    expect(html).toContain('In progress');
  });
});
