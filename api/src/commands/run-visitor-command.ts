import type { Db } from '../db/client.ts';
import type { Config } from '../settings/config.ts';
import { openVisitorServices } from '../visitor-services.ts';
import { VISITOR_COMMANDS } from './visitor-commands.ts';

/** Whether these words begin with the name of a command about visitors. */
export const isVisitorCommand = (words: readonly string[]): boolean => nameIn(words) !== undefined;

function nameIn([command, verb]: readonly string[]): string | undefined {
  return [`${command} ${verb}`, `${command}`].find((known) => Object.hasOwn(VISITOR_COMMANDS, known));
}

interface CommandContext {
  config: Config;
  db: Db;
  say: (line: string) => void;
}

/** Runs the command that these words begin with; the rest of them is what it is given. */
export async function runVisitorCommand(words: readonly string[], { config, db, say }: CommandContext): Promise<void> {
  const name = nameIn(words) ?? '';
  const services = openVisitorServices(config, db, Date.now);
  const args = words.slice(name.split(' ').length);
  await VISITOR_COMMANDS[name]?.({ services, retention: config.retention, args, say });
  // What a command has written to somebody leaves now, unless the running service took it first.
  await services.outbox.deliverDue();
  await services.files.close();
}
