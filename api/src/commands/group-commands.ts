import { feedbackLines } from '../modules/booking/feedback/feedback.service.ts';
import { approveRequest, declineRequest, requestLines } from '../modules/booking/large/request.service.ts';
import {
  forgiveNoShow,
  noShowsAt,
  recordNoShow,
  type NoShowOutcome,
} from '../modules/booking/no-show/no-show.service.ts';
import { CommandError, explained, positionals, requireReference, type Run } from './command-line.ts';

export const GROUP_USAGE = `
  bookings requests                       large groups that wait for an answer, with the day by which they need it
  bookings approve <reference>            take a large group; the contact is told by text
  bookings decline <reference>            do not; its places are free again, and the contact is told by text
  bookings no-show <reference>            note that a group did not come, once its visit has begun
  bookings no-shows                       what was noted, and when it is forgotten
  bookings forgive <reference>            strike one off that list
  bookings feedback                       what groups answered after their visits, summed by month`;

const NOT_NOTED: Record<Exclude<NoShowOutcome, 'noted'>, string> = {
  unknown: 'There is no such booking.',
  cancelled: 'This booking was not confirmed, or was cancelled.',
  came: 'This group has come.',
  early: 'The visit has not begun yet.',
  off: 'The calendar of the content pack has no noShows: nothing is noted.',
};

function referenceIn(args: readonly string[], command: string): string {
  const [reference = ''] = positionals(args, 1, `bookings ${command} <reference>`);
  requireReference(reference);
  return reference;
}

export const GROUP_COMMANDS: Readonly<Record<string, Run>> = {
  'bookings requests': async ({ services, say }) => {
    const lines = await requestLines(services);
    for (const line of lines.length === 0 ? ['No group waits for an answer.'] : lines) say(line);
  },
  'bookings feedback': async ({ services, say }) => {
    const lines = await feedbackLines(services);
    for (const line of lines.length === 0 ? ['No group has answered yet.'] : lines) say(line);
  },
  'bookings approve': async ({ services, args, say }) => {
    const { reference, date, start } = await explained(approveRequest(services, referenceIn(args, 'approve')));
    say(`${reference} on ${date} at ${start} is approved.`);
  },
  'bookings decline': async ({ services, args, say }) => {
    const { reference, date, start } = await explained(declineRequest(services, referenceIn(args, 'decline')));
    say(`${reference} on ${date} at ${start} is declined.`);
  },
  'bookings no-show': async ({ services, args, say }) => {
    const reference = referenceIn(args, 'no-show');
    const outcome = await recordNoShow(services, reference);
    if (outcome !== 'noted') throw new CommandError(`${NOT_NOTED[outcome]} Nothing was changed.`);
    say(`${reference} is noted as not made.`);
  },
  'bookings no-shows': async ({ services, say }) => {
    const rows = await noShowsAt(services);
    if (rows.length === 0) say('Nothing is noted.');
    for (const { reference, expires_on } of rows) say(`${reference}\tforgotten on ${expires_on}`);
  },
  'bookings forgive': async ({ services, args, say }) => {
    const reference = referenceIn(args, 'forgive');
    if (!(await forgiveNoShow(services, reference))) throw new CommandError(`${reference} is not on the list.`);
    say(`${reference} is forgiven.`);
  },
};
