import fs from 'node:fs';
import path from 'node:path';
import { APPLICATION_STATES, type ApplicationState } from 'shared/contract/talent/application';
import {
  applicationLines,
  eraseApplication,
  exportApplication,
  setApplicationState,
} from '../modules/application/application-desk.service.ts';
import { CommandError, explained, optionsOf, positionals, requireReference, type Run } from './command-line.ts';

export const APPLICATION_USAGE = `
  applications list [--job J] [--state S] who has applied, oldest first
  applications export <reference> <folder>
                                          what was written, as JSON, and the CV, into a folder that you only can read
  applications status <reference> <S>     ${APPLICATION_STATES.join(', ')}; the applicant is told
  applications delete <reference>         erase it and its CV; the applicant is not told`;

function stateIn(text: string): ApplicationState {
  const state = APPLICATION_STATES.find((known) => known === text);
  if (!state)
    throw new CommandError(`${text} is no state of an application: say one of ${APPLICATION_STATES.join(', ')}.`);
  return state;
}

export const APPLICATION_COMMANDS: Readonly<Record<string, Run>> = {
  'applications list': async ({ services, args, say }) => {
    const { job, state } = optionsOf(args);
    const lines = await applicationLines(services, { job, state: state === undefined ? undefined : stateIn(state) });
    for (const line of lines.length === 0 ? ['No applications.'] : lines) say(line);
  },
  'applications export': async ({ services, args, say }) => {
    const [reference = '', folder = ''] = positionals(args, 2, 'applications export <reference> <folder>');
    requireReference(reference, 'AP');
    const { texts, kind, bytes } = await explained(exportApplication(services, reference));
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Named by the reference: what the applicant called it is words, not a path.
    const write = (ending: string, content: string | Buffer) =>
      fs.writeFileSync(path.join(folder, `${reference}.${ending}`), content, { mode: 0o600, flag: 'wx' });
    write('json', `${JSON.stringify(texts, null, 2)}\n`);
    write(kind, bytes);
    say(
      `${reference}.json and ${reference}.${kind} written to ${folder}. They hold personal data: delete them after use.`,
    );
  },
  'applications status': async ({ services, args, say }) => {
    const [reference = '', text = ''] = positionals(args, 2, 'applications status <reference> <state>');
    requireReference(reference, 'AP');
    const state = stateIn(text);
    const hasChanged = await explained(setApplicationState(services, reference, state));
    say(hasChanged ? `${reference}: ${state}. The applicant is told.` : `${reference} is ${state} already.`);
  },
  'applications delete': async ({ services, args, say }) => {
    const [reference = ''] = positionals(args, 1, 'applications delete <reference>');
    requireReference(reference, 'AP');
    await explained(eraseApplication(services, { reference }, { tells: false }));
    say(`${reference} and its CV are erased. Backups hold them until they are overwritten.`);
  },
};
