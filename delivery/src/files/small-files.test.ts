import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { canonicalJson, sha256Hex, sha384 } from './digest.ts';
import { writeDurably } from './durable-write.ts';
import { listFiles } from './file-tree.ts';
import { runLimited } from './run-limited.ts';

describe('equal values', () => {
  it('have equal bytes, in whatever order they were written', () => {
    expect(canonicalJson({ b: [2, { d: null, c: 1 }], a: 'x', none: undefined })).toBe(
      '{"a":"x","b":[2,{"c":1,"d":null}]}',
    );
  });

  it('have the hash of their bytes', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha384(Buffer.from('abc'))).toBe('sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn');
  });
});

describe('a durable write', () => {
  it('makes the folder, replaces what was there and leaves nothing else behind', async () => {
    const folder = join(await temporaryFolder(), 'a', 'b');
    await writeDurably(join(folder, 'file'), 'old');
    await writeDurably(join(folder, 'file'), 'new');
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('that fails leaves nothing behind', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
    await expect(writeDurably(join(folder, 'taken'), 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(folder)).toEqual(['taken']);
  });
});

describe('the files of a folder', () => {
  it('are listed in order, with those below it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'a', 'deep'), { recursive: true });
    for (const path of ['b', 'a/z', 'a/deep/x']) await writeFile(join(folder, path), '');
    expect(await listFiles(folder)).toEqual(['a/deep/x', 'a/z', 'b']);
    expect(await listFiles(join(folder, 'nowhere'))).toEqual([]);
  });

  it('may not be links, because what they lead to can change', async () => {
    const folder = await temporaryFolder();
    await symlink('/etc/hosts', join(folder, 'hosts'));
    await expect(listFiles(folder)).rejects.toMatchObject({ code: 'release-damaged' });
  });
});

describe('tasks that run a few at once', () => {
  it('keep the order of their items, and never more than the limit run', async () => {
    let running = 0;
    let most = 0;
    const results = await runLimited([3, 1, 2, 5, 4], 2, async (item) => {
      most = Math.max(most, (running += 1));
      for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
      running -= 1;
      return item * 10;
    });
    expect(results).toEqual([30, 10, 20, 50, 40]);
    expect(most).toBe(2);
  });

  it('all end before a failure is told', async () => {
    const ended: number[] = [];
    const run = runLimited([1, 2], 2, async (item) => {
      if (item === 1) throw new Error('one failed');
      await new Promise(setImmediate);
      ended.push(item);
    });
    await expect(run).rejects.toThrow('one failed');
    expect(ended).toEqual([2]);
  });
});
