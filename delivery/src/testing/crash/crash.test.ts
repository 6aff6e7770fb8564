import { describe, expect, it } from 'vitest';
import { mend } from '../../check/doctor/mend.ts';
import { openStore } from '../../store.ts';
import { isLong } from './length.ts';
import { ACTS, complaintsOf, copyPatient, leftovers, preparePatient, run, servedSet, type Act } from './patient.ts';

/** The others move in the same way, or write what they do again. */
const EVERY_RUN: readonly Act[] = ['release', 'promote', 'gc', 'import'];

/** All steps of so many, or one in the middle and one between the line of the history and the pointer. */
function stepsOf(count: number): number[] {
  return isLong ? Array.from({ length: count }, (_, at) => at + 1) : [Math.ceil(count / 2), count - 2];
}

/** What may be said of a command that was interrupted; all else would be damage. */
const INTERRUPTED = /doctor --mend/;

async function killAt(act: Act, patient: string, step: number) {
  const folder = await copyPatient(patient);
  const before = await servedSet(folder);
  expect((await run(act, folder, step)).signal, `step ${step}`).toBe('SIGKILL');
  const between = await servedSet(folder);
  const complaints = await complaintsOf(folder);
  expect(
    complaints.filter((complaint) => !INTERRUPTED.test(complaint)),
    `step ${step}`,
  ).toEqual([]);
  await mend(openStore(`${folder}/data`), 'Lin');
  expect([await complaintsOf(folder), await leftovers(folder)], `step ${step}`).toEqual([[], []]);
  expect(await run(act, folder), `step ${step}`).toMatchObject({ code: 0 });
  expect([await complaintsOf(folder), await leftovers(folder)], `after step ${step}`).toEqual([[], []]);
  return { before, between, after: await servedSet(folder) };
}

describe('a command that is killed at any step of its writing', () => {
  it.each(isLong ? ACTS : EVERY_RUN)(
    'leaves a whole set to visitors, what doctor mends, and succeeds the next time: %s',
    async (act) => {
      const patient = await preparePatient(act);
      const whole = await copyPatient(patient);
      const { code, steps, said } = await run(act, whole);
      expect([code, said]).toEqual([0, `steps ${steps}\n`]);
      const wanted = await servedSet(whole);
      const tried = stepsOf(steps ?? 0);
      for (const step of tried) {
        const { before, between, after } = await killAt(act, patient, step);
        expect([before, wanted], `step ${step}`).toContain(between);
        // A second one goes one further back.
        expect(act === 'rollback' ? wanted : after, `step ${step}`).toBe(wanted);
      }
      process.stdout.write(`killed: ${act} at ${tried.length} of ${steps} steps\n`);
    },
    300_000,
  );
});
