import { dayOf } from '../model/shanghai-time.ts';
import { leaveWaiting } from '../modules/booking/waiting/waiting-change.service.ts';
import { waitingLines } from '../modules/booking/waiting/waiting-desk.service.ts';
import { settleWaiting } from '../modules/booking/waiting/waiting-settle.service.ts';
import { dayIn, explained, positionals, requireReference, type Run } from './command-line.ts';

export const WAITING_USAGE = `
  waiting list [D]                        who waits for a full slot that day, in their order (default: today)
  waiting end <reference>                 end the waiting of a group that has called; what is held goes on
  waiting settle                          pass on offers that nobody accepted in time; the service does so by itself`;

export const WAITING_COMMANDS: Readonly<Record<string, Run>> = {
  'waiting list': async ({ services, args, say }) => {
    const [day = dayOf(services.now())] = args;
    const lines = await waitingLines(services, dayIn(day));
    for (const line of lines.length === 0 ? [`${day}: nobody waits.`] : lines) say(line);
  },
  'waiting end': async ({ services, args, say }) => {
    const [reference = ''] = positionals(args, 1, 'waiting end <reference>');
    requireReference(reference, 'WL');
    const { state, date, start } = await explained(leaveWaiting(services, { reference }, 'cn'));
    say(`${reference} for ${date} at ${start}: ${state}.`);
  },
  'waiting settle': async ({ services, say }) => {
    const { lapsed, ended } = await settleWaiting(services);
    say(`${lapsed} offers have lapsed, ${ended} groups waited in vain.`);
  },
};
