/** Everything that can be checked: run by bootstrap.mjs with the pinned Node. Ends with `N passed, N failed`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeResult, runSteps, STEPS } from '../../.ci/check/steps.ts';
import { ensureBrowser, type Browser } from './browser.ts';
import { ensureNginxAndRedis } from './nginx-and-redis.ts';
import { ensurePostgres } from './postgres.ts';
import { show } from './run.ts';
import { add, describeTally, fromPlaywright, fromVitest, NOTHING, readTally, type Tally } from './tally.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');
/** Never the folder of a site that somebody has running here. */
const DATA_DIR = join(ROOT, '.data', 'test');

const step = (number: number, text: string) => console.log(`\n[${number}/7] ${text}`);

/** What the runs share: where tools, database server and browser are, and a folder for the runners' reports. */
interface Surroundings {
  env: NodeJS.ProcessEnv;
  hasPostgres: boolean;
  browser: Browser;
  reports: string;
}

async function surroundings(): Promise<Surroundings> {
  const browser = await ensureBrowser(ROOT);
  const postgres = await ensurePostgres();
  console.log(`      browser: ${browser.kind === 'installed' ? browser.path : browser.kind}`);
  console.log(`      PostgreSQL: ${postgres ?? 'none to be had; its tests are skipped'}`);
  const lacking = await ensureNginxAndRedis();
  const of =
    lacking.length > 0 ? `no ${lacking.join(' and ')} to be had; tests of two services are skipped` : 'installed';
  console.log(`      nginx and Redis: ${of}`);
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR, PATH: `${BIN}:${process.env['PATH'] ?? ''}` };
  if (browser.kind === 'installed') env['CHROME_PATH'] = browser.path;
  if (postgres !== undefined) env['PG_BIN'] = postgres;
  return { env, browser, hasPostgres: postgres !== undefined, reports: await mkdtemp(join(tmpdir(), 'site-test-')) };
}

async function checks({ env }: Surroundings): Promise<Tally> {
  process.env['PATH'] = env['PATH'];
  const results = await runSteps(STEPS, ROOT, { report: (result) => console.log(describeResult(result)) });
  const failures = results.filter((result) => !result.isPassed).map(({ name }) => `check ${name}`);
  return { ...NOTHING, passed: results.length - failures.length, failures };
}

async function vitest({ env, reports }: Surroundings, project: string): Promise<Tally> {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return readTally(report, fromVitest, await show(['vitest', 'run', '--project', project, ...reporters], ROOT, env));
}

async function units(around: Surroundings): Promise<Tally> {
  const unit = await vitest(around, 'unit');
  const embedded = await vitest(around, 'contract-pglite');
  // Says itself why it is skipped where PostgreSQL, nginx or Redis is missing.
  const twoInstances = await vitest(around, 'contract-two-instances');
  const sum = add(unit, embedded, twoInstances);
  if (around.hasPostgres) return add(sum, await vitest(around, 'contract-postgres'));
  return add(sum, { ...NOTHING, skipped: embedded.passed + embedded.failures.length });
}

/** Releases of exactly these sources, in the folder that the browser tests start the site on. */
async function build({ env }: Surroundings): Promise<Tally> {
  const code = await show(['node', 'delivery/src/cli.ts', 'ensure'], ROOT, env);
  return code === 0
    ? { ...NOTHING, passed: 1 }
    : { ...NOTHING, failures: ['the apps could not be built and published'] };
}

async function journeys({ env, browser, reports }: Surroundings): Promise<Tally> {
  if (browser.kind === 'none') {
    return { ...NOTHING, failures: [browser.message] };
  }
  const report = join(reports, 'e2e.json');
  const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const command = ['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'test', '--reporter=list,json'] as const;
  return readTally(report, fromPlaywright, await show(command, ROOT, settings));
}

async function main(): Promise<number> {
  step(3, 'Looking for a browser, PostgreSQL, nginx and Redis');
  const around = await surroundings();
  step(4, 'Checks: format, lint, styles, types, import graph, unused code, structure');
  const checked = await checks(around);
  step(5, 'Unit and contract tests');
  const unitTested = await units(around);
  step(6, 'Building and publishing the apps');
  const built = await build(around);
  step(7, 'The whole site in a browser');
  const sum = add(checked, unitTested, built, await journeys(around));
  await rm(around.reports, { recursive: true, force: true });
  console.log(`\n${describeTally(sum)}`);
  return sum.failures.length === 0 ? 0 : 1;
}

process.exitCode = await main();
