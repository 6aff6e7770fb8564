import fs from 'node:fs';
import type { ContactAddress } from 'shared/contract/booking/contact-address';
import { emailIn, eraseSubject, exportSubject, phoneIn } from '../modules/data-subject/data-subject.service.ts';
import { CommandError, explained, optionsOf, positionals, type Run } from './command-line.ts';

export const DATA_SUBJECT_USAGE = `
  visitors export <file> --phone N        all that is held about a phone, as JSON that you only can read; --email A: about an address
  visitors erase --phone N | --email A    erase it; visits still to come are cancelled, their places are free again`;

function subjectOf(args: readonly string[]): ContactAddress {
  const { phone = '', email = '' } = optionsOf(args);
  const given = email === '' ? { mobile: phoneIn(phone), email: '' } : { mobile: '', email: emailIn(email) };
  const { mobile, email: address } = given;
  if (mobile === null || address === null)
    throw new CommandError(
      'Say --phone with a mobile number, such as --phone 13800138000, or --email with a mail address.',
    );
  return { mobile, email: address };
}

export const DATA_SUBJECT_COMMANDS: Readonly<Record<string, Run>> = {
  'visitors export': async ({ services, args, say }) => {
    const [file = ''] = positionals(args, 1, 'visitors export <file> --phone N | --email A');
    const held = await exportSubject(services, subjectOf(args));
    fs.writeFileSync(file, `${JSON.stringify(held, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    const { bookings, waiting, applications, messages, codes } = held;
    say(
      `${bookings.length} bookings, ${waiting.length} places in line, ${applications.length} applications, ${messages.length} messages and ${codes.length} codes ` +
        `written to ${file}. Delete it when it was handed over.`,
    );
  },
  'visitors erase': async ({ services, args, say }) => {
    positionals(args, 0, 'visitors erase --phone N | --email A');
    const { cancelled, ...rows } = await explained(eraseSubject(services, subjectOf(args)));
    if (cancelled.length > 0) say(`Cancelled: ${cancelled.join(', ')}.`);
    const counts = Object.entries(rows).map(([name, count]) => `${name}: ${count}`);
    say(`Erased ${counts.join(', ')}. Backups of the database hold it until they are overwritten.`);
  },
};
