/**
 * Everything that can be checked, or what one folder is about: run by bootstrap.mjs with the pinned Node. Ends with a
 * table of the suites and the line `N passed, N failed`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, type Browser } from './browser.ts';
import { ensureNginxAndRedis } from './nginx-and-redis.ts';
import { ensurePostgres } from './postgres.ts';
import { parentOfScratch } from './scratch-folder.ts';
import { runJobs } from './suites/schedule.ts';
import { suitesOf, type Suite } from './suites/suites.ts';
import { runSuite } from './suites/run-suite.ts';
import { add, describeSuites, describeTally } from './suites/tally.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');
/** Never the folder of a site that somebody has running here. */
const DATA_DIR = join(ROOT, '.data', 'test');
/** Node keeps compiled modules here: suites start the programs and commands of this repository some hundred times. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node-compile');
/** More at once than this would make races and budgets of time a matter of luck. */
const MOST_PROCESSORS = 2;

const step = (number: number, text: string) => console.log(`\n[${number}/4] ${text}`);

interface Machine {
  env: NodeJS.ProcessEnv;
  hasPostgres: boolean;
  browser: Browser;
}

async function lookAround(): Promise<Machine> {
  const browser = await ensureBrowser(ROOT);
  const postgres = await ensurePostgres();
  console.log(`      browser: ${browser.kind === 'installed' ? browser.path : browser.kind}`);
  console.log(`      PostgreSQL: ${postgres ?? 'none to be had; its tests are skipped'}`);
  const lacking = await ensureNginxAndRedis();
  const of =
    lacking.length > 0 ? `no ${lacking.join(' and ')} to be had; tests of two services are skipped` : 'installed';
  console.log(`      nginx and Redis: ${of}`);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR,
    PATH: `${BIN}:${process.env['PATH'] ?? ''}`,
    NODE_COMPILE_CACHE,
  };
  if (browser.kind === 'installed') env['CHROME_PATH'] = browser.path;
  if (browser.kind === 'installed' && browser.fullPath) env['CHROME_FULL_PATH'] = browser.fullPath;
  if (postgres !== undefined) env['PG_BIN'] = postgres;
  return { env, browser, hasPostgres: postgres !== undefined };
}

async function main(folders: readonly string[]): Promise<number> {
  step(3, 'Looking for a browser, PostgreSQL, nginx and Redis');
  const { env, browser, hasPostgres } = await lookAround();
  const suites = suitesOf({ root: ROOT, folders, hasPostgres });
  step(4, `Running ${suites.map(({ name }) => name).join(', ')}`);
  const scratch = await mkdtemp(join(parentOfScratch(), 'site-test-'));
  const begun = performance.now();
  const run = { root: ROOT, env: { ...env, TMPDIR: scratch }, reports: scratch, browser };
  const job = (suite: Suite) => ({ ...suite, run: () => runSuite(suite, run) });
  const results = await runJobs(suites.map(job), Math.min(MOST_PROCESSORS, availableParallelism()));
  await rm(scratch, { recursive: true, force: true });
  const sum = add(...results.map(({ tally }) => tally));
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n${describeSuites(results)}\n\nall suites: ${seconds} s\n\n${describeTally(sum)}`);
  return sum.failures.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
