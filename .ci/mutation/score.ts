import { dirname } from 'node:path';
import { isSampled, type Sample } from './sample.ts';

/** What is used of a report (mutation-testing-report-schema). */
export interface MutationReport {
  files: Record<string, { mutants: ReportedMutant[] }>;
}

interface ReportedMutant {
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
  status: string;
}

/** Noticed by a test, or by a test that no longer ends. */
const NOTICED = ['Killed', 'Timeout'];
/** Neither noticed nor missed: the mutant never ran. */
const NEVER_RAN = ['CompileError', 'Ignored', 'Pending'];

interface Counts {
  noticed: number;
  tried: number;
}

export interface Score extends Counts {
  /** The innermost folder of the files, or `all`. */
  folder: string;
}

export interface Survivor {
  /** `file:line`. */
  at: string;
  /** What stood there afterwards. */
  change: string;
}

interface Tried {
  file: string;
  mutant: ReportedMutant;
}

function triedOf({ files }: MutationReport, sample: Sample): Tried[] {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, mutant })));
  return all.filter(({ file, mutant: { mutatorName, replacement = '', location, status } }) => {
    const name = { file, mutator: mutatorName, replacement, line: location.start.line };
    return !NEVER_RAN.includes(status) && isSampled(name, sample);
  });
}

/** How many mutants of each folder, and of all, were noticed. Mutants that no test reaches count as tried. */
export function scoresOf(report: MutationReport, sample: Sample): { folders: Score[]; all: Score } {
  const tried = triedOf(report, sample);
  const folders = [...new Set(tried.map(({ file }) => dirname(file)))].toSorted();
  const scoreOf = (folder: string, those: readonly Tried[]): Score => ({
    folder,
    noticed: those.filter(({ mutant }) => NOTICED.includes(mutant.status)).length,
    tried: those.length,
  });
  const inside = (folder: string) => tried.filter(({ file }) => dirname(file) === folder);
  return { folders: folders.map((folder) => scoreOf(folder, inside(folder))), all: scoreOf('all', tried) };
}

export function survivorsOf(report: MutationReport, sample: Sample): Survivor[] {
  return triedOf(report, sample)
    .filter(({ mutant }) => !NOTICED.includes(mutant.status))
    .map(({ file, mutant: { location, mutatorName, replacement = '', status } }) => ({
      at: `${file}:${location.start.line}`,
      change: `${status === 'NoCoverage' ? 'no test comes here: ' : ''}${mutatorName} ${replacement.slice(0, 80).replaceAll(/\s+/g, ' ')}`,
    }));
}

const shareOf = ({ noticed, tried }: Counts): string =>
  tried === 0 ? '–' : `${((100 * noticed) / tried).toFixed(1)} %`;

/** One line a score, in per cent. */
export function formatScore({ folder, noticed, tried }: Score): string {
  return `${shareOf({ noticed, tried }).padStart(8)}  ${String(noticed).padStart(4)} of ${String(tried).padStart(4)}  ${folder}`;
}

/** A run for the table of the documents: how to repeat it, and what came out. */
export function formatRow(counts: Counts, run: { folders: readonly string[]; sample: Sample; today: string }): string {
  const { seed, oneIn } = run.sample;
  const command = ['pnpm mutation', ...run.folders, `--seed ${seed} --one-in ${oneIn}`].join(' ');
  return `| \`${command}\` | ${shareOf(counts)} | ${counts.noticed} of ${counts.tried} | ${run.today} |`;
}
