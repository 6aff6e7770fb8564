/** The steps of `pnpm check`, in the order in which they are reported. */
import { execa } from 'execa';

export interface Step {
  name: string;
  /** Program and arguments, found on the path that `pnpm run` sets. */
  command: readonly [string, ...string[]];
  /** How the step is narrowed to folders of the workspace; absent where it reads the whole tree or nothing. */
  within?: (command: Step['command'], folders: readonly string[]) => Step['command'];
}

export interface StepResult {
  name: string;
  isPassed: boolean;
  /** What the tool printed. */
  output: string;
  seconds: number;
}

const [LINT, LINT_OPTIONS] = ['oxlint', ['--deny-warnings', '--report-unused-disable-directives']] as const;

const packagesOf = (folders: readonly string[]) => [...new Set(folders.map((folder) => folder.split('/')[0] ?? '.'))];

export const STEPS: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  {
    name: 'lint',
    command: [LINT, ...LINT_OPTIONS, '.'],
    within: (_, folders) => [LINT, ...LINT_OPTIONS, ...folders],
  },
  { name: 'styles', command: ['stylelint', '--max-warnings=0', '**/*.css'] },
  // A package is built with what it refers to.
  { name: 'types', command: ['tsc', '-b'], within: (command, folders) => [...command, ...packagesOf(folders)] },
  { name: 'graph', command: ['node', '.ci/check/graph.ts'] },
  { name: 'links', command: ['node', '.ci/check/links.ts'] },
  { name: 'promises', command: ['node', '.ci/check/cited-tests.ts'] },
  { name: 'unused', command: ['node', '.ci/check/unused.ts'] },
  { name: 'spec', command: ['node', '.ci/spec/check.ts'] },
  { name: 'structure', command: ['node', '.ci/check/structure.ts'] },
];

/** The step for these folders alone where it can be narrowed; for none of them as it is. */
export function narrowed(step: Step, folders: readonly string[]): Step {
  if (folders.length === 0 || step.within === undefined) return step;
  return { ...step, command: step.within(step.command, folders) };
}

/** Runs one step to its end; a tool that cannot be started is a failed step. */
export async function runStep({ name, command: [program, ...args] }: Step, root: string): Promise<StepResult> {
  const { all, failed, durationMs } = await execa(program, args, {
    cwd: root,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  // Without a process there is nothing printed, and the tool is what is missing.
  return {
    name,
    isPassed: !failed,
    output: (all ?? `${program} could not be started`).trim(),
    seconds: durationMs / 1000,
  };
}

/** All steps, `width` at a time; `report` hears of each as it ends. */
export async function runSteps(
  steps: readonly Step[],
  root: string,
  { width = 2, report }: { width?: number; report: (result: StepResult) => void },
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step, root);
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** One line when it passed; what the tool said when not. */
export function describeResult({ name, isPassed, output, seconds }: StepResult): string {
  const head = `${isPassed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`;
  return isPassed ? head : `${head}\n${output}\n`;
}
