import fs from 'node:fs';
import { LANGS } from 'shared/contract/text/lang';
import { pagePath } from '../model/page-addresses.ts';
import {
  CommandError,
  dayIn,
  daysIn,
  explained,
  numberIn,
  optionsOf,
  positionals,
  requireReference,
  type Run,
} from './command-line.ts';
import { dayOf } from '../model/shanghai-time.ts';
import { signPreview } from '../modules/article/preview-token.service.ts';
import { cancelBooking } from '../modules/booking/booking-change.service.ts';
import { checkIn, daySheet, type Arrival } from '../modules/booking/desk/gate.service.ts';
import { bookingCsv, bookingTable, setSlot } from '../modules/booking/desk/desk.service.ts';
import { runRetention } from '../modules/private-data/retention.service.ts';
import { sendNewsletter } from '../modules/subscription/newsletter.service.ts';
import { APPLICATION_COMMANDS, APPLICATION_USAGE } from './application-commands.ts';
import { DATA_SUBJECT_COMMANDS, DATA_SUBJECT_USAGE } from './data-subject-commands.ts';
import { DESK_COMMANDS, DESK_USAGE } from './desk-commands.ts';
import { MESSAGE_COMMANDS, MESSAGE_USAGE } from './message-commands.ts';
import { GROUP_COMMANDS, GROUP_USAGE } from './group-commands.ts';
import { referenceOnTicket } from './ticket-command.ts';
import { WAITING_COMMANDS, WAITING_USAGE } from './waiting-commands.ts';

/*
 * The operator's commands about visitors. They show personal data: on the screen or in the file that was named, never
 * in a log.
 */

export const VISITOR_USAGE = `
  bookings list [--from D] [--to D]       who comes when (default: today and the 60 days after)
  bookings export <file> [--from --to]    the same as a CSV file for spreadsheets, readable by you only
  bookings sheet [D]                      the day at the gate, slot by slot, with sums (default: today)
  bookings check-in <reference>           or what its QR code says: note that a group has come; only on its day, and once
  bookings cancel <reference>             cancel for the pavilion, also after the cut-off; the contact is told by text
  bookings ticket-key                     the public key with which tickets are checked${GROUP_USAGE}
  slots set <D> <HH:mm> --capacity N --explainers N
                                          another size for one slot; what is booked stays booked, 0 takes no more${WAITING_USAGE}${APPLICATION_USAGE}${DESK_USAGE}
  article preview <baseId>                addresses at which an article can be read before its hour, for a week
  newsletter send                         the letter about last month to every subscriber who has not got it${MESSAGE_USAGE}${DATA_SUBJECT_USAGE}
  retention run                           erase what is too old now; the service does so every hour
                                          D is a day as yyyy-MM-dd
  examples: bookings list --from 2026-12-01 --to 2026-12-01
            slots set 2026-12-01 09:30 --capacity 40 --explainers 1
`;

const REFUSED: Record<Exclude<Arrival['outcome'], 'arrived'>, string> = {
  unknown: 'There is no such booking.',
  cancelled: 'This booking was cancelled.',
  requested: 'This group has not been approved yet: bookings approve <reference>.',
  otherDay: 'This booking is for another day.',
  again: 'This group has been checked in already.',
};

export const VISITOR_COMMANDS: Readonly<Record<string, Run>> = {
  'article preview': ({ services, args, say }) => {
    const [baseId = ''] = positionals(args, 1, 'article preview <baseId>');
    const token = signPreview(services.data, baseId, services.now());
    for (const lang of LANGS) {
      const path = pagePath(lang, 'content.newsDetail', { baseid: baseId, preview: '1', token });
      say(services.siteOrigin + path);
    }
    return Promise.resolve();
  },
  'bookings list': async ({ services, args, say }) => {
    const table = await bookingTable(services, daysIn(args, services.now()));
    for (const row of table) say(row.join('\t'));
  },
  'bookings export': async ({ services, args, say }) => {
    const [file] = positionals(args, 1, 'bookings export <file>');
    const text = await bookingCsv(services, daysIn(args, services.now()));
    fs.writeFileSync(file ?? '', text, { mode: 0o600 });
    say(`${text.split('\r\n').length - 2} bookings written to ${file}. It holds personal data: delete it after use.`);
  },
  'bookings sheet': async ({ services, args, say }) => {
    const [day = dayOf(services.now())] = args;
    for (const line of await daySheet(services, dayIn(day))) say(line);
  },
  'bookings check-in': async ({ services, args, say }) => {
    const [given = ''] = positionals(args, 1, 'bookings check-in <reference or scanned ticket>');
    const reference = given.includes(':') ? referenceOnTicket(given, services.data.ticketPublicKey()) : given;
    requireReference(reference);
    const { outcome, booking } = await checkIn(services, reference);
    if (outcome !== 'arrived') throw new CommandError(`${REFUSED[outcome]} Nothing was changed.`);
    say(
      `${reference}: ${booking.visitors} visitors for ${booking.start_time}${booking.explainer ? ', with a guide' : ''}.`,
    );
  },
  'bookings cancel': async ({ services, args, say }) => {
    const [reference = ''] = positionals(args, 1, 'bookings cancel <reference>');
    requireReference(reference);
    const { date, start } = await explained(cancelBooking(services, { reference }, { lang: 'cn' }));
    say(`${reference} on ${date} at ${start} is cancelled.`);
  },
  'slots set': async ({ services, args, say }) => {
    const [date = '', start = ''] = positionals(args, 2, 'slots set <yyyy-MM-dd> <HH:mm> --capacity N --explainers N');
    const { capacity, explainers } = optionsOf(args);
    const size = { date: dayIn(date), start, capacity: numberIn(capacity), explainers: numberIn(explainers) };
    const slot = await explained(setSlot(services, size));
    say(`${date} ${start}: ${slot.remaining} of ${slot.capacity} places and ${slot.explainers_left} explainers left.`);
  },
  'bookings ticket-key': ({ services, say }) => {
    say(services.data.ticketPublicKey());
    return Promise.resolve();
  },
  ...GROUP_COMMANDS,
  ...WAITING_COMMANDS,
  ...APPLICATION_COMMANDS,
  ...DESK_COMMANDS,
  ...MESSAGE_COMMANDS,
  ...DATA_SUBJECT_COMMANDS,
  'newsletter send': async ({ services, say }) => {
    const { month, written } = await sendNewsletter(services);
    say(`${written} letters about ${month} are in the outbox; the service sends them.`);
  },
  'retention run': async ({ services: { db, now }, retention, say }) => {
    const erased = await runRetention(db, retention, now());
    say(
      Object.entries(erased)
        .map(([name, rows]) => `${name}: ${rows}`)
        .join(', '),
    );
  },
};
