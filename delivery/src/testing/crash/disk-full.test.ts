import { describe, expect, it } from 'vitest';
import { mend } from '../../check/doctor/mend.ts';
import { openStore } from '../../store.ts';
import { isLong } from './length.ts';
import { complaintsOf, copyPatient, leftovers, preparePatient, run, servedSet, type Act } from './patient.ts';
import { mountSmallDisk, whyNoDisk } from './small-disk.ts';

/** Bytes that the smallest file takes (tmpfs). */
const PAGE = 4096;
const MEGABYTES = 16;
/** Pages that are left when the command begins: none, so few that it fails in between, and then some. */
const PAGES = isLong ? Array.from({ length: 24 }, (_, pages) => pages) : [0, 2];
const ACTS: readonly Act[] = ['release', 'promote', 'import', ...(isLong ? (['rollback', 'export'] as const) : [])];

const reason = await whyNoDisk();

async function fillDuring(act: Act, patient: string, pages: number): Promise<'done' | 'refused'> {
  const disk = await mountSmallDisk(MEGABYTES);
  const folder = await copyPatient(patient, disk.folder);
  const before = await servedSet(folder);
  await disk.leave(pages * PAGE);
  const { code, said } = await run(act, folder);
  const isDone = code === 0;
  expect(isDone ? 'ENOSPC' : said).toContain('ENOSPC');
  expect(isDone ? before : await servedSet(folder), `${pages} pages`).toBe(before);
  await disk.free();
  await mend(openStore(`${folder}/data`), 'Lin');
  expect([await complaintsOf(folder), await leftovers(folder)], `${pages} pages`).toEqual([[], []]);
  await servedSet(folder);
  expect(await run(act, folder), `${pages} pages`).toMatchObject({ code: 0 });
  expect(await complaintsOf(folder), `${pages} pages`).toEqual([]);
  return isDone ? 'done' : 'refused';
}

describe.skipIf(reason !== null)(`a disk that is full${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  it.each(ACTS)(
    'refuses and damages nothing, and with room again the command succeeds: %s',
    async (act) => {
      const patient = await preparePatient(act);
      const ends: string[] = [];
      for (const pages of PAGES) ends.push(await fillDuring(act, patient, pages));
      expect(ends[0], 'nothing can be written at all').toBe('refused');
      const refused = ends.filter((end) => end === 'refused').length;
      process.stdout.write(`disk full: ${act} with ${PAGES.length} amounts of room, ${refused} refused\n`);
    },
    300_000,
  );

  it('is cleared by gc, which needs one page itself', async () => {
    const patient = await preparePatient('gc');
    const disk = await mountSmallDisk(MEGABYTES);
    const folder = await copyPatient(patient, disk.folder);
    await disk.leave(PAGE);
    const before = await servedSet(folder);
    expect(await run('gc', folder)).toMatchObject({ code: 0 });
    await disk.free();
    expect([await complaintsOf(folder), await servedSet(folder)]).toEqual([[], before]);
  });
});
