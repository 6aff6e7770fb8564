import { describe, expect, it } from 'vitest';
import { calendarFile } from './visit-calendar-file.ts';

const VISIT = {
  reference: 'PV-20261202-7K3Q',
  date: '2026-12-02',
  start: '09:30',
  end: '11:00',
  title: '参观辰岳馆',
  place: '辰岳馆，广州市南沙区风洞路1号; south gate, and then some more of the way to it',
};

describe('the visit for a calendar', () => {
  const file = calendarFile(VISIT, Date.UTC(2026, 10, 21));

  it('is at the hour of Shanghai wherever the calendar is', () => {
    expect(file).toContain('DTSTART:20261202T013000Z\r\nDTEND:20261202T030000Z');
  });

  it('has lines of at most 75 bytes and no broken character', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(String.raw`1号\; south gate\, and then some more`);
  });
});
