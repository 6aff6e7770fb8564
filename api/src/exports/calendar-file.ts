import ical, {
  escape,
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';

const TZID = 'Asia/Shanghai';

/** Written out, because a file must not rely on what a calendar knows; UTC+8 without summer time since 1991. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TZID}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

const REFRESH_SECONDS = 43_200;
const DAY_MS = 86_400_000;

/** Of one event that somebody is told of by mail (RFC 5546): the reader's calendar enters, changes or removes it. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; email: string };
  /** Mail address of the reader. */
  attendee: string;
}

/** What a calendar file says of an event. */
export interface FileEvent {
  /** The same in both languages and for ever: a calendar replaces the event rather than adding another. */
  id: string;
  title: string;
  summary: string;
  place: string;
  /** `yyyy-MM-dd` for whole days, otherwise `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
  begins: string;
  /** As `begins`; a whole day is part of the event. */
  ends: string;
  /** How often the event has changed. */
  sequence: number;
  kind?: string;
  /** Where it can be looked at or changed. */
  link?: string;
  /** Seconds before it at which the reader is reminded. */
  alarms?: readonly number[];
  isCancelled?: boolean;
  /** The reader is busy then. */
  isBusy?: boolean;
}

interface Calendar {
  /** Of a calendar to subscribe to. */
  name?: string;
  /** BCP 47 */
  language: string;
  /** Makes the ids of events unique in the world. */
  domain: string;
  /** When the events were last changed: a file changes with its content only. Milliseconds. */
  stampedAt: number;
  invitation?: Invitation | undefined;
}

const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are not allowed in a value (RFC 5545 §3.1)
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');

/** Whole days are written as they are in UTC. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

function timesOf({ begins, ends }: FileEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  // The end of whole days is not part of them (RFC 5545 §3.6.1).
  if (begins.length === 10)
    return { start: midnight(begins), end: new Date(midnight(ends).getTime() + DAY_MS), allDay: true };
  return { start: begins.replace(' ', 'T'), end: ends.replace(' ', 'T'), timezone: TZID };
}

/** The reader comes already: nothing is asked of them. */
function peopleOf({ organizer, attendee }: Invitation): Pick<ICalEventData, 'organizer' | 'attendees'> {
  const status = ICalAttendeeStatus.ACCEPTED;
  return { organizer, attendees: [{ email: attendee, rsvp: false, status, role: ICalAttendeeRole.REQ }] };
}

function entryOf(event: FileEvent, { domain, stampedAt, invitation }: Calendar): ICalEventData {
  const { id, title, summary, place, sequence, kind, link, alarms = [], isBusy = false, isCancelled = false } = event;
  return {
    id: `${id}@${domain}`,
    sequence,
    stamp: new Date(stampedAt),
    ...timesOf(event),
    summary: plain(title),
    description: plain(summary),
    location: plain(place),
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(link !== undefined && { url: link }),
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    ...(invitation && peopleOf(invitation)),
    alarms: alarms.map((triggerBefore) => ({ type: ICalAlarmType.display, triggerBefore, description: plain(title) })),
    categories: kind === undefined ? [] : [{ name: kind.toUpperCase() }],
  };
}

/** A calendar file (RFC 5545): UTF-8, CRLF, folded. */
export function calendarFileOf(events: readonly FileEvent[], calendar: Calendar): string {
  const file = ical({
    prodId: `//${calendar.domain}//calendar//${calendar.language}`,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod[calendar.invitation?.method ?? 'PUBLISH'],
    // A zone of the whole file would take the Z from DTSTAMP, which must be UTC.
    timezone: { name: null, generator: () => TIME_ZONE },
    events: events.map((event) => entryOf(event, calendar)),
  });
  // The library escapes the texts of events and not the name.
  if (calendar.name !== undefined) file.name(escape(plain(calendar.name), false)).ttl(REFRESH_SECONDS);
  return `${file.toString()}\r\n`;
}
