import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isEveryApp, writtenIn } from './written.ts';

function workspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'written-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['shell', 'mf-one', 'mf-two', '../elsewhere-mf-three'])
    mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, '../elsewhere-mf-three/rspack.config.ts'), '');
  onTestFinished(() => rmSync(join(root, '../elsewhere-mf-three'), { recursive: true }));
  return root;
}

it('the shell is written always, and every section where none is named', () => {
  const root = workspace();
  expect(writtenIn(root, []).apps).toEqual(['shell', 'mf-one', 'mf-two']);
  expect(writtenIn(root, ['mf-two']).apps).toEqual(['shell', 'mf-two']);
  expect(isEveryApp(root, writtenIn(root, []))).toBe(true);
  expect(isEveryApp(root, writtenIn(root, ['mf-one', 'shell']))).toBe(false);
});

it('a section of another repository is its folder', () => {
  const folder = '../elsewhere-mf-three';
  const written = writtenIn(workspace(), [folder]);
  expect(written.apps).toEqual(['shell', folder]);
});

it.each([
  ['https://www.example.com/cn/en', { service: 'https://www.example.com' }],
  ['0123456789abcdef', { set: '0123456789abcdef' }],
])('the rest is of %s', (word, rest) => {
  expect(writtenIn(workspace(), ['mf-one', '--against', word])).toEqual({ apps: ['shell', 'mf-one'], ...rest });
});

it.each([[['mf-three']], [['../nowhere']], [['mf-one', '--against']], [['mf-one', '--against', 'ftp://example.com']]])(
  'nothing is begun for %j, and it is said what there is',
  (args) => {
    expect(() => writtenIn(workspace(), args)).toThrow(/^(There is no app .* There are|Say after --against)/);
  },
);
