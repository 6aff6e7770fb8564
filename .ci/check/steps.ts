/** The steps of `pnpm check`, in the order in which they are reported. */
import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  /** Program and arguments, found on the path that `pnpm run` sets. */
  command: readonly [string, ...string[]];
}

export interface StepResult {
  name: string;
  isPassed: boolean;
  /** What the tool printed. */
  output: string;
  seconds: number;
}

export const STEPS: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '--report-unused-disable-directives', '.'] },
  { name: 'styles', command: ['stylelint', '--max-warnings=0', '**/*.css'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'graph', command: ['node', '.ci/check/graph.ts'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'structure', command: ['node', '.ci/check/structure.ts'] },
];

/** Runs one step to its end; a tool that cannot be started is a failed step. */
export function runStep({ name, command: [program, ...args] }: Step, root: string): Promise<StepResult> {
  const begin = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    const end = (isPassed: boolean) =>
      resolve({ name, isPassed, output: output.trim(), seconds: (performance.now() - begin) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
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
