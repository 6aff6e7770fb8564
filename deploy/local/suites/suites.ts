import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../run.ts';
import { fromChecks, fromExitCode, fromPlaywright, fromVitest, type Tally } from './tally.ts';

export interface Suite {
  name: string;
  command: Command;
  /** Suites that must have ended before. */
  after?: readonly string[];
  /** Processors that it keeps busy; 1 when absent. */
  width?: number;
  /** Where the runner writes its report, in which form, and how the report is read; without one its exit code counts. */
  report?: { option: (file: string) => string[]; read: (report: unknown) => Tally };
  /** Tells the count from the exit code of a runner without a report. */
  fromCode?: (code: number) => Tally;
}

interface Wanted {
  root: string;
  /** Folders of the workspace; none for all of it. */
  folders: readonly string[];
  hasPostgres: boolean;
}

const vitest = (project: string, filters: readonly string[] = []): Suite => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--maxWorkers=1',
    ...filters,
    '--reporter=default',
    '--reporter=json',
  ],
  report: { option: (file) => [`--outputFile.json=${file}`], read: fromVitest },
});

const checks = (names: readonly string[] = [], folders: readonly string[] = []): Suite => ({
  name: 'checks',
  command: ['node', '.ci/check/run.ts', '--width', '1', ...folders.flatMap((folder) => ['--folder', folder]), ...names],
  report: { option: (file) => ['--report', file], read: fromChecks },
});

const build: Suite = {
  name: 'build',
  command: ['node', 'delivery/src/cli.ts', 'ensure'],
  fromCode: (code) => fromExitCode('the apps could not be built and published', code),
};

/** Before the browser, which has both processors for itself and would leave one of them idle meanwhile. */
const content: Suite = {
  name: 'content',
  command: ['node', 'e2e/fixtures/data-folder.ts'],
  after: [build.name],
  fromCode: (code) => fromExitCode('the content could not be imported for the browser', code),
};

const browser = (filters: readonly string[] = []): Suite => ({
  name: 'browser',
  command: ['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'test', '--reporter=list,json', ...filters],
  after: [content.name],
  width: 2,
  // Playwright is told by the environment; see run-suite.ts.
  report: { option: () => [], read: fromPlaywright },
});

/** The longest begin first, so that no processor waits at the end for what another one has just begun. */
const everything = (hasPostgres: boolean): Suite[] => [
  build,
  content,
  vitest('contract-pglite'),
  ...(hasPostgres ? [vitest('contract-postgres')] : []),
  // Says itself why it is skipped where PostgreSQL, nginx or Redis is missing.
  vitest('contract-two-instances'),
  vitest('unit'),
  checks(),
  browser(),
];

/**
 * Journeys of the sections lie in folders that are named after them; the shell's are of its frame and header. What breaks a
 * section on purpose tries the kernel and not the section.
 */
const journeysOf = (folder: string): string[] => {
  if (folder === 'shell') return ['journeys/(frame|header)/'];
  return folder.startsWith('mf-') ? [`journeys/${folder.slice('mf-'.length)}/`, `site/.* ${folder}:`] : [];
};

/**
 * Tag of a test that does in the other language, or at another width, what one beside it does (`e2e/fixtures/load/length.ts`).
 * Whoever works on a folder sees each of its pages in one language, by turns; the whole run sees both.
 */
const ONCE_MORE = '@once-more';

/** Only what these folders can break by themselves: the checks that read single files, their tests, their journeys. */
function ofFolders(folders: readonly string[]): Suite[] {
  const journeys = folders.flatMap(journeysOf);
  const ofService = folders.filter((folder) => folder.split('/')[0] === 'api');
  return [
    ...(journeys.length > 0 ? [build, content] : []),
    checks(['lint', 'types', 'structure'], folders),
    vitest('unit', folders),
    ...(ofService.length > 0 ? [vitest('contract-pglite', ofService)] : []),
    ...(journeys.length > 0 ? [browser(['--grep', journeys.join('|'), '--grep-invert', ONCE_MORE])] : []),
  ];
}

/** What `npm test` runs. @throws Error for a folder that does not exist */
export function suitesOf({ root, folders, hasPostgres }: Wanted): Suite[] {
  if (folders.length === 0) return everything(hasPostgres);
  const named = folders.map((folder) => folder.replace(/\/$/, ''));
  const strange = named.filter((folder) => !existsSync(join(root, folder)));
  if (strange.length > 0) throw new Error(`No such folder: ${strange.join(', ')}`);
  return ofFolders(named);
}
