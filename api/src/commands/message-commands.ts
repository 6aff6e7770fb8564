import { stampOf } from '../model/shanghai-time.ts';
import type { OutboxRow } from '../modules/outbox/outbox.store.ts';
import { CommandError, numberIn, optionsOf, positionals, type Command, type Run } from './command-line.ts';

export const MESSAGE_USAGE = `
  outbox [--most N]                       the newest messages with their words (default 20)
  outbox failed [--most N]                the newest that nobody took, and why
  outbox replay failed|kept               send once more what nobody took, or what was written without a gateway;
                                          codes are over and stay`;

function show({ services: { outbox }, say }: Command, rows: readonly OutboxRow[]): void {
  for (const row of rows) {
    const { to, subject = '', text } = outbox.read(row);
    const fault = row.fault === null ? '' : ` (${row.attempts} tries, ${row.fault})`;
    say(`${stampOf(row.created_at)} ${row.channel} ${row.purpose} ${row.state}${fault} to ${to} ${subject}\n  ${text}`);
  }
}

const mostIn = (args: readonly string[]): number => numberIn(optionsOf(args).most ?? '20');

export const MESSAGE_COMMANDS: Readonly<Record<string, Run>> = {
  outbox: async (command) => show(command, await command.services.outbox.newest(mostIn(command.args))),
  'outbox failed': async (command) => {
    const rows = await command.services.outbox.newest(mostIn(command.args), 'failed');
    show(command, rows);
    if (rows.length === 0) command.say('Every message was taken.');
  },
  'outbox replay': async ({ services: { outbox }, args, say }) => {
    const [state] = positionals(args, 1, 'outbox replay failed|kept');
    if (state !== 'failed' && state !== 'kept') throw new CommandError('Usage: outbox replay failed|kept');
    say(`${await outbox.replay(state)} messages wait to be sent once more.`);
  },
};
