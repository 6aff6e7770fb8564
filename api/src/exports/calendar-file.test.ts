import { describe, expect, it } from 'vitest';
import { calendarFileOf, type FileEvent } from './calendar-file.ts';

const calendar = {
  name: 'Events; all',
  language: 'zh-CN',
  domain: 'chenyue.example',
  stampedAt: Date.UTC(2026, 10, 21, 4),
};
const event: FileEvent = {
  id: 'briefing',
  kind: 'results',
  title: 'One; two, three \\ four',
  summary: 'First\nSecond\r\nThird',
  place: '线上',
  begins: '2026-12-03 14:30',
  ends: '2026-12-03 17:00',
  sequence: 3,
};
const fileOf = (changes: Partial<FileEvent> = {}) => calendarFileOf([{ ...event, ...changes }], calendar);
const linesOf = (changes: Partial<FileEvent> = {}) => fileOf(changes).replaceAll('\r\n ', '').split('\r\n');

// Spec I14.
describe('a calendar file', () => {
  it('names the event for ever, how often it changed, and when in UTC', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining(['UID:briefing@chenyue.example', 'SEQUENCE:3', 'DTSTAMP:20261121T040000Z']),
    );
  });

  it('gives times in Shanghai and describes that zone', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Asia/Shanghai:20261203T143000',
        'DTEND;TZID=Asia/Shanghai:20261203T170000',
        'TZID:Asia/Shanghai',
        'TZOFFSETTO:+0800',
      ]),
    );
  });

  it('ends whole days on the day after, also over New Year', () => {
    expect(linesOf({ begins: '2026-12-31', ends: '2026-12-31' })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    );
  });

  it('escapes what has a meaning in the format, in the name too', () => {
    const lines = linesOf();
    expect(lines).toContain(String.raw`SUMMARY:One\; two\, three \\ four`);
    expect(lines).toContain(String.raw`DESCRIPTION:First\nSecond\nThird`);
    expect(lines).toContain(String.raw`X-WR-CALNAME:Events\; all`);
  });

  it('lets no text begin a line of its own and holds no control character', () => {
    const file = fileOf({ title: 'x\r\nEND:VCALENDAR\u0000\u001B' });
    expect(file.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    // oxlint-disable-next-line no-control-regex -- which there must be none of
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001F]/);
  });

  it('ends every line with CRLF and holds none longer than 75 octets and no broken character', () => {
    const file = fileOf({ summary: '风'.repeat(200), title: `${'a'.repeat(66)}🚗${'a'.repeat(300)}` });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('风'.repeat(200));
    expect(file.replaceAll('\r\n ', '')).toContain('a🚗a');
  });

  it('takes the time of its reader only where that is meant', () => {
    expect(linesOf()).toContain('TRANSP:TRANSPARENT');
    expect(linesOf({ isBusy: true })).toContain('TRANSP:OPAQUE');
  });
});
