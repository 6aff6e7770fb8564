import { StartError } from '../config.ts';
import { createSupervisor, type Supervisor } from '../supervisor.ts';

/** npm passes on a Ctrl-C that the terminal sends as well; a person's second one comes later. */
const SECOND_SIGNAL = 500;

function listenToSignals(supervisor: Supervisor): void {
  let first: number | undefined;
  const onSignal = () => {
    first ??= Date.now();
    supervisor.end({ code: 0, reason: '\nStopping; a second Ctrl-C stops at once.' });
    if (Date.now() - first < SECOND_SIGNAL) return;
    supervisor.killAll();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/** Brings programs up and keeps them running until a signal, or until one of them cannot be started. @returns the exit code */
async function superviseUntilEnd(bringUp: (supervisor: Supervisor) => Promise<void>): Promise<number> {
  const supervisor = createSupervisor({ say: (line) => console.log(line) });
  listenToSignals(supervisor);
  const failed = (error: unknown) =>
    supervisor.end({ code: 1, reason: error instanceof StartError ? `\n${error.message}` : String(error) });
  void bringUp(supervisor).catch(failed);
  const { code, reason } = await supervisor.ending;
  console.log(reason);
  await supervisor.stopAll();
  return code;
}

/** A program that starts others: ends with them, and shows what a person can put right without a stack. */
export async function runSupervised(prepare: () => Promise<(supervisor: Supervisor) => Promise<void>>): Promise<void> {
  try {
    // Not `process.exitCode`: a readiness question that is still open must not hold a process that has stopped everything.
    process.exit(await superviseUntilEnd(await prepare()));
  } catch (error) {
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
