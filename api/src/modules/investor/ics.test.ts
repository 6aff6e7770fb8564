import { describe, expect, it } from 'vitest';
import { foldLine, icsOf } from './ics.ts';

const calendar = {
  name: 'Calendar',
  language: 'zh-CN',
  domain: 'chenyue.example',
  stampedAt: Date.UTC(2026, 10, 21, 4),
};
const event = {
  id: 'briefing',
  kind: 'results' as const,
  title: 'One; two, three \\ four',
  summary: 'First\nSecond\r\nThird',
  place: '线上',
  begins: '2026-12-03 14:30',
  ends: '2026-12-03 17:00',
  sequence: 3,
  past: false,
  icsUrl: '/x',
};
const linesOf = (changes: Partial<typeof event> = {}) =>
  icsOf([{ ...event, ...changes }], calendar)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('a calendar file', () => {
  it('names the event for ever, and how often it changed', () => {
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

  it('escapes what has a meaning in the format', () => {
    const lines = linesOf();
    expect(lines).toContain(String.raw`SUMMARY;LANGUAGE=zh-CN:One\; two\, three \\ four`);
    expect(lines).toContain(String.raw`DESCRIPTION;LANGUAGE=zh-CN:First\nSecond\nThird`);
  });

  it('lets no text begin a line of its own', () => {
    const lines = linesOf({ title: 'x\r\nEND:VCALENDAR\u0000' });
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it('ends every line with CRLF and holds none longer than 75 octets', () => {
    const file = icsOf([{ ...event, summary: '风'.repeat(200), title: 'a'.repeat(300) }], calendar);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('风'.repeat(200));
  });
});

describe('folding', () => {
  it('leaves a line of 75 octets and breaks one of 76', () => {
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  });

  it('never breaks inside a character', () => {
    expect(foldLine(`${'a'.repeat(74)}🚗`)).toBe(`${'a'.repeat(74)}\r\n 🚗`);
  });
});
