/** `pnpm check`: every step, or those named on the command line. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeResult, narrowed, runSteps, STEPS } from './steps.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Steps at once. */
    width: { type: 'string', default: '2' },
    /** A file for the names of what passed and what failed, as JSON. */
    report: { type: 'string' },
    /** A folder that lint and types are narrowed to; may be given more than once. */
    folder: { type: 'string', multiple: true, default: [] },
  },
});
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`);

const steps = names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
const ofFolders = steps.map((step) => narrowed(step, values.folder));
const results = await runSteps(ofFolders, process.cwd(), {
  width: Number(values.width),
  report: (result) => console.log(describeResult(result)),
});
const namesOf = (isPassed: boolean) =>
  results.filter((result) => result.isPassed === isPassed).map((result) => result.name);
const failed = namesOf(false);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: namesOf(true), failed }));
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
if (failed.length > 0) process.exitCode = 1;
