/** `pnpm mutation [folder…]`: makes small faults in code, one at a time, and says how many of them its unit tests notice. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execaSync } from 'execa';
import { parentOfScratch } from '../../deploy/local/scratch-folder.ts';
import { copyTree } from './copy-tree.ts';
import type { Sample } from './sample.ts';
import { formatRow, formatScore, scoresOf, survivorsOf, type MutationReport } from './score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    /** One mutant in so many is tried. */
    'one-in': { type: 'string', default: '40' },
    /** Test processes at once. */
    width: { type: 'string', default: '2' },
  },
});
const DEFAULT = [
  'shell/src/kernel',
  'shell/src/controllers',
  'shell/src/web',
  'shared/src/runtime',
  'delivery/src',
  'mf-*/src/model',
];
/** Programs begin in them, and what tests are made of is no part of the site. */
const NEVER = ['!**/*.test.{ts,tsx}', '!**/*.d.ts', '!**/testing/**', '!**/{main,cli,kernel}.ts'];

const sample: Sample = { seed: Number(values.seed), oneIn: Number(values['one-in']) };
const folders = positionals.length === 0 ? DEFAULT : positionals;
const root = resolve(import.meta.dirname, '../..');
const tree = join(root, '.cache/mutation/tree');
const report = join(tree, 'mutation.json');

copyTree(root, tree);
const config = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './.ci/mutation/sampling-checker.ts', './.ci/mutation/messages.ts'],
  checkers: ['sampling'],
  ignorers: ['messages'],
  sample,
  warnings: { unknownOptions: false },
  vitest: { configFile: '.ci/mutation/vitest.config.ts', related: true },
  mutate: [...folders.map((folder) => (/\.tsx?$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`)), ...NEVER],
  inPlace: true,
  concurrency: Number(values.width),
  // Slow machines are no proof: a fault counts as noticed by its time only when it takes many times as long.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 20,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  tempDirName: '.cache/stryker',
  allowEmpty: true,
};
writeFileSync(join(tree, 'stryker.config.json'), JSON.stringify(config));
execaSync('stryker', ['run', 'stryker.config.json'], {
  cwd: tree,
  preferLocal: true,
  localDir: root,
  stdio: 'inherit',
  // Tests that write their files through to a disk take five times as long there.
  env: { TMPDIR: parentOfScratch() },
});
const found = JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
for (const { at, change } of survivorsOf(found, sample)) console.log(`not noticed  ${at}  ${change}`);
const { folders: scores, all } = scoresOf(found, sample);
for (const score of [...scores, all]) console.log(formatScore(score));
const today = new Date().toISOString().slice(0, 10);
console.log(`The row for docs/testing.md:\n${formatRow(all, { folders: positionals, sample, today })}`);
