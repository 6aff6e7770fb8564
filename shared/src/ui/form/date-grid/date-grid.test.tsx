import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';
import { DateGrid, type DateGridProps } from './date-grid.tsx';
import { dayName, monthName } from './date-words.ts';

const props: DateGridProps = {
  lang: 'en',
  value: '2026-12-16',
  range: { first: '2026-11-22', last: '2027-01-20' },
  words: { previous: 'Previous month', next: 'Next month' },
  day: (date) =>
    date === '2026-12-14'
      ? { canChoose: false, kind: 'closed', note: 'Closed', says: 'always on Mondays' }
      : { canChoose: true, note: 'Open', says: '24 places left' },
};
const show = (changes: Partial<DateGridProps> = {}) => renderToStaticMarkup(<DateGrid {...props} {...changes} />);

function nameOf(date: string, html: string): string {
  const [, inner = ''] = new RegExp(`data-date="${date}"[^>]*>(.*?)</button>`).exec(html) ?? [];
  return inner.replaceAll(/<[^>]+>/g, '');
}

// Spec B8.
describe('the date grid', () => {
  it('has one stop in the order of Tab: the chosen day', () => {
    const html = show();
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(html).toMatch(/aria-selected="true"[^>]*><button[^>]*tabindex="0" data-date="2026-12-16"/i);
  });

  it('begins on the first day that can be reached where nothing is chosen', () => {
    expect(show({ value: '' })).toMatch(/tabindex="0" data-date="2026-11-22"/i);
  });

  it('names days by date, weekday and what there is to know', () => {
    expect(nameOf('2026-12-16', show())).toBe('Wednesday 16 December 2026, Open, 24 places left');
    expect(nameOf('2026-12-16', show({ lang: 'cn' }))).toBe('2026年12月16日，星期三，Open，24 places left');
  });

  it('says why a day cannot be chosen and lets it be reached', () => {
    expect(nameOf('2026-12-14', show())).toBe('Monday 14 December 2026, Closed, always on Mondays');
    const closed = /<button[^>]*data-date="2026-12-14"[^>]*>/.exec(show())?.[0] ?? '';
    expect(closed).toContain('aria-disabled="true"');
    expect(closed).not.toContain('disabled=""');
  });

  it('begins weeks on Monday with the full name for screen readers', () => {
    expect(show()).toMatch(/<tr><th[^>]*abbr="Monday">Mon<\/th>/);
  });

  it('stops at the ends of what can be booked', () => {
    const first = show({ value: '2026-11-25' });
    expect(first).toMatch(/aria-label="Previous month" aria-disabled="true"/);
    expect(show({ value: '2027-01-05' })).toMatch(/aria-label="Next month" aria-disabled="true"/);
    expect(show()).not.toMatch(/aria-label="Previous month" aria-disabled/);
  });

  it('is the browser’s own control without script', () => {
    const html = renderToStaticMarkup(<DateField id="day" name="day" label="Day of the visit" grid={props} />);
    const native = /<noscript>(<input[^>]*>)/.exec(html)?.[1] ?? '';
    for (const part of ['type="date"', 'name="day"', 'min="2026-11-22"', 'max="2027-01-20"', 'value="2026-12-16"']) {
      expect(native).toContain(part);
    }
  });

  it('names months and days in both languages', () => {
    expect(monthName('2026-12', 'cn')).toBe('2026年12月');
    expect(monthName('2026-12', 'en')).toBe('December 2026');
    expect(dayName('2026-12-20', 'cn')).toBe('2026年12月20日，星期日');
  });
});
