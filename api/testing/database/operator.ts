import { messageFor } from '../../src/commands/operator-message.ts';
import { runVisitorCommand } from '../../src/commands/run-visitor-command.ts';
import { readConfig } from '../../src/settings/config.ts';
import type { Ended } from '../child-service.ts';
import type { TestService } from '../service.ts';

/** What `cli.ts` does with a command about visitors, on the database of a service and without a process of its own. */
export async function runCommand({ db, engine }: TestService, words: readonly string[]): Promise<Ended> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  try {
    await runVisitorCommand(words, { config: readConfig(engine.env), db, say });
    return { code: 0, output: said.join('\n'), faults: '' };
  } catch (error) {
    return { code: 1, output: said.join('\n'), faults: messageFor(error) };
  }
}
