import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Timeline, TimelineEntry } from './timeline.tsx';

// Spec C12.
describe('the timeline', () => {
  const html = renderToStaticMarkup(
    <Timeline label="History">
      <TimelineEntry id="y2026" year="2026" title="The shape of wind" href="/cn/en/story" />
      <TimelineEntry id="y1950s" year="1950s" title="Before" />
    </Timeline>,
  );

  it('is a named list whose years can be linked to', () => {
    expect(html).toMatch(/^<ol[^>]*aria-label="History"/);
    expect(html).toMatch(/<li[^>]*id="y2026"/);
  });

  it('leads by its title to where an entry is told at length, and nowhere without one', () => {
    expect(html.match(/<h2.*?<\/h2>/g)).toEqual([
      '<h2 class="title"><a href="/cn/en/story">The shape of wind</a></h2>',
      '<h2 class="title">Before</h2>',
    ]);
  });

  it('gives machines a date only where there is one', () => {
    expect(html.match(/dateTime="[^"]*"/gi)).toEqual(['dateTime="2026"']);
  });
});
