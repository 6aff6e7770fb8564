import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded with `--import` into a command under test: counts everything that it writes, and ends the process without a word
 * (SIGKILL) at the step `DIE_AT`; a file that is being written then has half of its bytes. Says at the end how many steps there were.
 */

// oxlint-disable-next-line node/no-process-env -- how a test tells its child
const dieAt = Number(process.env['DIE_AT'] ?? Infinity);
let steps = 0;

const die = () => process.kill(process.pid, 'SIGKILL');
const isLast = () => {
  steps += 1;
  return steps === dieAt;
};

type Act = (...given: unknown[]) => Promise<unknown>;
const acts = promises as unknown as Record<string, Act>;

for (const name of ['chmod', 'copyFile', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'unlink', 'utimes', 'writeFile']) {
  const act = acts[name];
  if (!act) throw new Error(`Node has no ${name}`);
  acts[name] = async (...given) => {
    if (isLast()) die();
    return act(...given);
  };
}

const { open } = promises;
promises.open = async (path, flags, mode) => {
  const file = await open(path, flags, mode);
  if (flags !== 'r') {
    const write = file.writeFile.bind(file);
    file.writeFile = async (data, options) => {
      if (!isLast()) return write(data, options);
      const bytes = Buffer.from(data as string);
      await write(bytes.subarray(0, bytes.byteLength / 2));
      die();
    };
  }
  return file;
};
syncBuiltinESMExports();

process.on('exit', () => process.stdout.write(`steps ${steps}\n`));
