import { parseCommand } from './commands/arguments.ts';
import { runCommand } from './commands/run-command.ts';
import { readConfig } from './config.ts';
import { DeliveryError, sentenceOf } from './delivery-error.ts';

/** Releases lie beside bookings and keys: no file below `DATA_DIR` is for other users. */
process.umask(0o077);

/** Whoever reads the first lines only (`| head`) has what they wanted. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  const command = parseCommand(process.argv.slice(2));
  process.exitCode = await runCommand(command, readConfig(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  process.stderr.write(`delivery: ${sentence}\n`);
  process.exitCode = error instanceof DeliveryError && error.code === 'usage' ? 2 : 1;
}
