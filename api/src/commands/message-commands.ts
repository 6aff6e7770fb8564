import { buffer } from 'node:stream/consumers';
import { stampOf } from '../model/shanghai-time.ts';
import { bounceIn } from '../modules/outbox/bounces.service.ts';
import type { OutboxRow } from '../modules/outbox/outbox.store.ts';
import { receiptUrl } from '../modules/outbox/receipt-address.service.ts';
import { writeMailPreviews } from './mail-preview.ts';
import { smsRegistrations } from './sms-registration.ts';
import { CommandError, numberIn, optionsOf, positionals, type Command, type Run } from './command-line.ts';

export const MESSAGE_USAGE = `
  outbox [--most N]                       the newest messages with their words (default 20)
  outbox failed [--most N]                the newest that nobody took, and why
  outbox replay failed|kept               send once more what nobody took, or what was written without a gateway;
                                          codes are over and stay
  outbox receipts                         the address where providers say what became of messages; it is a secret
  outbox bounce                           reads a mail that came back from standard input: for the mail server, which
                                          hands on what arrives for MAIL_BOUNCES
  outbox templates aliyun|tencent         every text message as it is registered with that provider, and SMS_TEMPLATES
                                          to put the ids of its templates into
  mails preview <folder>                  every mail in both languages as a page to look at (gallery.html)`;

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
  'outbox receipts': async ({ services: { data, siteOrigin }, say }) => say(receiptUrl(data, siteOrigin)),
  'outbox bounce': async ({ services: { outbox }, say }) => {
    const bounce = await bounceIn(await buffer(process.stdin));
    if (bounce) await outbox.receive([bounce]);
    say(bounce ? `Not delivered: ${bounce.fault}.` : 'This is no report about a message of ours; nothing was changed.');
  },
  'outbox templates': async ({ services: { siteOrigin }, args, say }) => {
    const [provider] = positionals(args, 1, 'outbox templates aliyun|tencent');
    if (provider !== 'aliyun' && provider !== 'tencent')
      throw new CommandError('Usage: outbox templates aliyun|tencent');
    const all = smsRegistrations(siteOrigin, provider === 'aliyun' ? 'names' : 'numbers');
    for (const { name, text } of all) say(`${name}\t${text}`);
    const templates = all.map(({ name, values }) => [name, { id: '', values }] as const);
    say(`SMS_TEMPLATES='${JSON.stringify(Object.fromEntries(templates))}'`);
  },
  'mails preview': async ({ services, args, say }) => {
    const [folder = ''] = positionals(args, 1, 'mails preview <folder>');
    say(`${await writeMailPreviews(services, folder)} mails are in ${folder}: open gallery.html.`);
  },
};
