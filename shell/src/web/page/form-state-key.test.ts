import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openFormStateKey } from './form-state-key.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-form-state-'));
const file = path.join(folder, 'keys/form-state.key');
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the key of what forms led to', () => {
  it('is made once, for its owner only', () => {
    const first = openFormStateKey(folder, undefined);
    expect(first).toHaveLength(32);
    expect(openFormStateKey(folder, undefined)).toEqual(first);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['form-state.key']);
  });

  it('comes from the setting where several machines serve', () => {
    const key = randomBytes(32);
    expect(openFormStateKey('/nowhere', key.toString('base64'))).toEqual(key);
  });

  it('is not made anew over a broken file', () => {
    fs.writeFileSync(file, 'half');
    expect(() => openFormStateKey(folder, undefined)).toThrow(/holds no key: remove it/);
  });
});
