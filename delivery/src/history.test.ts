import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendHistory, readHistory } from './history.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function threeMoves() {
  const path = join(await temporaryFolder(), 'history.jsonl');
  for (const to of ['a', 'b', 'c']) {
    await appendHistory(path, { what: 'promote', who: 'Lin', from: null, to, changes: [], evidence: [] });
  }
  const rewrite = async (change: (lines: string[]) => string[]) => {
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    await writeFile(path, `${change(lines).join('\n')}\n`);
    return readHistory(path);
  };
  return { path, rewrite };
}

test('the history tells the moves in order and its chain holds', async () => {
  const { path } = await threeMoves();
  const { lines, broken } = await readHistory(path);
  expect(lines.map(({ seq, to }) => [seq, to])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  expect(broken).toBeNull();
});

test('a line that was edited is named', async () => {
  const { rewrite } = await threeMoves();
  const { broken } = await rewrite((lines) => lines.map((line, at) => (at === 1 ? line.replace('Lin', 'Wu') : line)));
  expect(broken).toBe('line 2 was changed after it was written');
});

test('a line that was taken out is noticed', async () => {
  const { rewrite } = await threeMoves();
  const { broken } = await rewrite((lines) => lines.toSpliced(1, 1));
  expect(broken).toBe('before line 2 a line was removed or changed');
});

test('a first line that was taken out is noticed', async () => {
  const { rewrite } = await threeMoves();
  expect((await rewrite((lines) => lines.slice(1))).broken).toBe('before line 1 a line was removed or changed');
});

test('lines that changed places are noticed', async () => {
  const { rewrite } = await threeMoves();
  expect((await rewrite((lines) => lines.toReversed())).broken).not.toBeNull();
});

test('a line that is not JSON breaks the chain, and the others can still be read', async () => {
  const { rewrite } = await threeMoves();
  const { lines, broken } = await rewrite((all) => all.toSpliced(2, 0, '{"half'));
  expect(broken).toBe('line 3 is not a history line');
  expect(lines).toHaveLength(3);
});
