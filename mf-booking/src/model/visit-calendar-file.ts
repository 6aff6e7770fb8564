/** What a calendar needs to know of a visit. */
export interface Appointment {
  reference: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm`, Asia/Shanghai */
  start: string;
  end: string;
  title: string;
  place: string;
}

const LONGEST_LINE = 75;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** UTC, which every calendar understands without a time zone table. */
function stamp(date: string, time: string): string {
  const at = new Date(`${date}T${time}:00+08:00`).toISOString();
  return `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Lines have at most 75 bytes and go on after a space (RFC 5545 §3.1); characters are kept whole. */
function folded(line: string): string {
  const parts: string[] = [];
  let room = LONGEST_LINE;
  let part = '';
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (bytes > room) {
      parts.push(part);
      part = '';
      room = LONGEST_LINE - 1;
    }
    part += character;
    room -= bytes;
  }
  return [...parts, part].join('\r\n ');
}

/** An iCalendar file of one event (RFC 5545). It holds nothing about a person. */
export function calendarFile(visit: Appointment, now: number): string {
  const { reference, date, start, end, title, place } = visit;
  const made = new Date(now).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pavilion//Visit//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@pavilion`,
    `DTSTAMP:${stamp(made.slice(0, 10), '00:00')}`,
    `DTSTART:${stamp(date, start)}`,
    `DTEND:${stamp(date, end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(reference)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map((line) => folded(line)).join('\r\n')}\r\n`;
}

export const calendarAddress = (visit: Appointment, now: number) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(visit, now))}`;
