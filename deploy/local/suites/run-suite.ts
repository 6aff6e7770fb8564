import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from '../browser.ts';
import { secondsOfChildren } from './processor-time.ts';
import type { Suite } from './suites.ts';
import { NOTHING, readTally, type SuiteResult, type Tally } from './tally.ts';

interface Run {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Folder for the runners' reports. */
  reports: string;
  browser: Browser;
}

/** What the children that ended so far took: suites end one after the other, so the difference is of the one that ended. */
let counted = secondsOfChildren() ?? 0;

function processorSecondsSince(): number | undefined {
  const now = secondsOfChildren();
  if (now === undefined) return undefined;
  const seconds = now - counted;
  counted = now;
  return seconds;
}

interface Ended {
  code: number;
  processorSeconds: number | undefined;
}

/** Runs a suite's command with its name before each of its lines. A signal to this process is passed on. */
function runNamed(name: string, command: Suite['command'], { root, env }: Run): Promise<Ended> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => console.log(`${name} | ${line}`));
    }
    const stop = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(130));
      child.kill(signal);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    let processorSeconds: number | undefined;
    child.on('exit', () => {
      processorSeconds = processorSecondsSince();
      process.off('SIGINT', stop).off('SIGTERM', stop);
    });
    child.on('error', () => resolve({ code: 127, processorSeconds }));
    child.on('close', (code) => resolve({ code: code ?? 1, processorSeconds }));
  });
}

/** Runs a suite to its end, and counts. */
export async function runSuite(suite: Suite, run: Run): Promise<SuiteResult> {
  const { name, command, report, fromCode } = suite;
  const { browser, reports, env } = run;
  if (name === 'browser' && browser.kind === 'none') {
    return { name, tally: { ...NOTHING, failures: [browser.message] }, seconds: 0, processorSeconds: 0 };
  }
  const file = join(reports, `${name}.json`);
  const begun = performance.now();
  const reported = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const whole = [...command, ...(report?.option(file) ?? [])] as unknown as Suite['command'];
  const { code, processorSeconds } = await runNamed(name, whole, { ...run, env: reported });
  const seconds = (performance.now() - begun) / 1000;
  const tally: Tally = report ? readTally(file, report.read, code) : (fromCode?.(code) ?? NOTHING);
  console.log(`${name} | ended after ${Math.round(seconds)} s: ${tally.failures.length} failed`);
  return { name, tally, seconds, processorSeconds };
}
