import fs from 'node:fs';
import { eraseSubject, exportSubject, phoneIn } from '../modules/data-subject/data-subject.service.ts';
import { CommandError, explained, optionsOf, positionals, type Run } from './command-line.ts';

export const DATA_SUBJECT_USAGE = `
  visitors export <file> --phone N        all that is held about a phone, as JSON that you only can read
  visitors erase --phone N                erase it; visits still to come are cancelled, their places are free again`;

function phoneOf(args: readonly string[]): string {
  const phone = phoneIn(optionsOf(args).phone ?? '');
  if (phone === null) throw new CommandError('Say --phone with a mobile number, such as --phone 13800138000.');
  return phone;
}

export const DATA_SUBJECT_COMMANDS: Readonly<Record<string, Run>> = {
  'visitors export': async ({ services, args, say }) => {
    const [file = ''] = positionals(args, 1, 'visitors export <file> --phone N');
    const held = await exportSubject(services, phoneOf(args));
    fs.writeFileSync(file, `${JSON.stringify(held, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    const { bookings, waiting, messages, codes } = held;
    say(
      `${bookings.length} bookings, ${waiting.length} places in line, ${messages.length} messages and ${codes.length} codes ` +
        `written to ${file}. Delete it when it was handed over.`,
    );
  },
  'visitors erase': async ({ services, args, say }) => {
    positionals(args, 0, 'visitors erase --phone N');
    const { cancelled, ...rows } = await explained(eraseSubject(services, phoneOf(args)));
    if (cancelled.length > 0) say(`Cancelled: ${cancelled.join(', ')}.`);
    const counts = Object.entries(rows).map(([name, count]) => `${name}: ${count}`);
    say(`Erased ${counts.join(', ')}. Backups of the database hold it until they are overwritten.`);
  },
};
