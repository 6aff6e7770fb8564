import type { CalendarEvent } from 'shared/contract/investor';

/*
 * iCalendar files (RFC 5545). The time zone is written out, because a file must not rely on what a calendar knows;
 * Asia/Shanghai has been UTC+8 without summer time since 1991.
 */

const TZID = 'Asia/Shanghai';
const LONGEST_LINE = 75;

/** What a calendar file says of an event. */
export type IcsEvent = Omit<CalendarEvent, 'kind' | 'past' | 'icsUrl'> & { kind: string };

interface IcsCalendar {
  name: string;
  /** BCP 47, for the LANGUAGE parameter. */
  language: string;
  /** Makes the ids of events unique in the world. */
  domain: string;
  /** When the content was last imported: a file changes with its content only. Milliseconds. */
  stampedAt: number;
}

/** RFC 5545 §3.3.11: backslash, semicolon, comma and line feed. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- control characters are not allowed in a value (RFC 5545 §3.1)
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** RFC 5545 §3.1: at most 75 octets to the line, never inside a character; a space continues. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

const compact = (time: string): string => time.replaceAll(/[-: ]/g, '');

/** The day after `yyyy-MM-dd`: the end of a whole-day event is not part of it (RFC 5545 §3.6.1). */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function timesOf({ begins, ends }: IcsEvent): string[] {
  if (begins.length === 10) {
    return [`DTSTART;VALUE=DATE:${compact(begins)}`, `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`];
  }
  const local = (time: string) => `${compact(time).slice(0, 8)}T${compact(time).slice(8)}00`;
  return [`DTSTART;TZID=${TZID}:${local(begins)}`, `DTEND;TZID=${TZID}:${local(ends)}`];
}

function eventLines(event: IcsEvent, { language, domain, stampedAt }: IcsCalendar): string[] {
  const stamp = `${new Date(stampedAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const text = (name: string, value: string) => `${name};LANGUAGE=${language}:${escapeText(value)}`;
  return [
    'BEGIN:VEVENT',
    // The same in both languages and for ever: a calendar replaces the event rather than adding another.
    `UID:${event.id}@${domain}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${event.sequence}`,
    ...timesOf(event),
    text('SUMMARY', event.title),
    text('DESCRIPTION', event.summary),
    text('LOCATION', event.place),
    `CATEGORIES:${event.kind.toUpperCase()}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar file of events: UTF-8, CRLF, folded. */
export function icsOf(events: readonly IcsEvent[], calendar: IcsCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendar.domain}//calendar//${calendar.language}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(calendar.name)}`,
    `X-WR-TIMEZONE:${TZID}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'BEGIN:VTIMEZONE',
    `TZID:${TZID}`,
    'BEGIN:STANDARD',
    'DTSTART:19910915T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
