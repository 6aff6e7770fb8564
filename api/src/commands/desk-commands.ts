import { createDeskToken, TOKEN_DAYS } from '../desk/desk-token.ts';
import { deleteToken, listTokens } from '../desk/desk.store.ts';
import { stampOf } from '../model/shanghai-time.ts';
import { closeDay } from '../modules/booking/desk/close-day.service.ts';
import { CommandError, dayIn, positionals, type Run } from './command-line.ts';

export const DESK_USAGE = `
  bookings close <D>                      close a day: cancels its visits, ends its waiting lists, tells everyone
  desk token <name>                       a token for a device or a person to open the desk with, for ${TOKEN_DAYS} days;
                                          another one of the same name ends
  desk tokens                             who may open the desk, and until when
  desk revoke <name>                      end a token at once`;

const NAME = /^[\p{L}\p{N} ._-]{1,40}$/u;

export const DESK_COMMANDS: Readonly<Record<string, Run>> = {
  'bookings close': async ({ services, args, say }) => {
    const [day = ''] = positionals(args, 1, 'bookings close <yyyy-MM-dd>');
    say(
      `${dayIn(day)} is closed; ${await closeDay(services, dayIn(day))} visits were cancelled, and their contacts told.`,
    );
  },
  'desk token': async ({ services, args, say }) => {
    const [name = ''] = positionals(args, 1, 'desk token <name>');
    if (!NAME.test(name)) throw new CommandError('Say a name of letters and digits, such as tablet-south.');
    say(await createDeskToken(services, name));
  },
  'desk tokens': async ({ services: { db, now }, say }) => {
    const tokens = await listTokens(db);
    for (const { name, expires_at } of tokens) {
      say(`${name}\tuntil ${stampOf(expires_at)}${expires_at.getTime() <= now() ? ' (over)' : ''}`);
    }
    if (tokens.length === 0) say('Nobody may open the desk: desk token <name> makes a token.');
  },
  'desk revoke': async ({ services: { db }, args, say }) => {
    const [name = ''] = positionals(args, 1, 'desk revoke <name>');
    say((await deleteToken(db, name)) ? `${name} may not open the desk any more.` : `There is no token of ${name}.`);
  },
};
