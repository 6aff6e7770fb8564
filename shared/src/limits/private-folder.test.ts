import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePrivate } from './private-folder.ts';

let folder: string;
const at = (name: string) => path.join(folder, 'data', name);
const rights = (name: string) => (fs.statSync(at(name)).mode & 0o777).toString(8);

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'private-folder-'));
  fs.mkdirSync(at('keys'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'elsewhere'), '');
  fs.writeFileSync(at('keys/body-current.pem'), 'secret');
  fs.writeFileSync(at('tool'), '');
  fs.symlinkSync(path.join(folder, 'elsewhere'), at('link'));
  for (const name of ['', 'keys', 'tool']) fs.chmodSync(at(name), 0o755);
  for (const name of ['keys/body-current.pem', 'link']) fs.chmodSync(at(name), 0o644);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('a data folder that others could read', () => {
  it('is for its owner only afterwards, with everything in it', () => {
    expect(makePrivate(at(''))).toEqual([]);
    expect(['', 'keys', 'keys/body-current.pem', 'tool'].map(rights)).toEqual(['700', '700', '600', '700']);
  });

  it('does not change what its links lead to', () => {
    expect((fs.statSync(path.join(folder, 'elsewhere')).mode & 0o777).toString(8)).toBe('644');
  });
});
