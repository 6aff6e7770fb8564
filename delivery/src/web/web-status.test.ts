import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readWebStatus, writeWebStatus } from './web-status.ts';

async function reported(text: string, age = 0) {
  const dataDir = await temporaryFolder();
  const path = join(dataDir, 'run', 'web-status.json');
  await mkdir(join(dataDir, 'run'));
  await writeFile(path, text);
  const then = new Date(Date.now() - age);
  await utimes(path, then, then);
  return readWebStatus(dataDir);
}

const SERVES = { constellation: 'aa', refused: [] };

describe('the report of the web process', () => {
  it('is read back with its process', async () => {
    const dataDir = await temporaryFolder();
    const refused = [{ id: 'bb', reason: 'it threw', at: '2026-11-23T08:00:00.000Z' }];
    await writeWebStatus(dataDir, { constellation: 'aa', refused });
    expect(await readWebStatus(dataDir)).toMatchObject({ constellation: 'aa', refused, pid: process.pid });
  });

  it('is none where none was written or nobody can read it', async () => {
    expect(await readWebStatus(await temporaryFolder())).toBeNull();
    expect(await reported('{"constellation":')).toBeNull();
    expect(await reported('{"constellation":7}')).toBeNull();
  });

  it('counts as long as its process runs', async () => {
    expect(await reported(JSON.stringify({ ...SERVES, pid: process.pid }), 60_000)).toMatchObject(SERVES);
    expect(await reported(JSON.stringify({ ...SERVES, pid: 2 ** 30 }))).toBeNull();
  });

  it('counts for ten seconds where no process is named', async () => {
    expect(await reported(JSON.stringify(SERVES), 5000)).toEqual(SERVES);
    expect(await reported(JSON.stringify(SERVES), 10_500)).toBeNull();
  });

  it('that cannot be read for another reason is a failing disk', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'run', 'web-status.json'), { recursive: true });
    await expect(readWebStatus(dataDir)).rejects.toThrow('EISDIR');
  });
});
