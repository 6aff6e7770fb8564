/** `pnpm check`: every step, or those named on the command line. */
import { describeResult, runSteps, STEPS } from './steps.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`);

const steps = names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
const results = await runSteps(steps, process.cwd(), { report: (result) => console.log(describeResult(result)) });
const failed = results.filter((result) => !result.isPassed).map((result) => result.name);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
if (failed.length > 0) process.exitCode = 1;
