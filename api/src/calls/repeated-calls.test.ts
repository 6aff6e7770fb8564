import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS } from 'shared/contract/call/calls';
import { API_PREFIX } from 'shared/contract/site/site';
import { RECIPES, withRepeatedCalls } from './repeated-calls.ts';

describe.each(RECIPES)('nginx with %s', (recipe) => {
  const conf = fs.readFileSync(path.join(import.meta.dirname, '../../../deploy', recipe), 'utf8');
  const [, pattern = ''] = /location ~ (\S+) \{ # calls that only read/.exec(conf) ?? [];
  const isRepeated = (name: string) => new RegExp(pattern).test(`${API_PREFIX}/${name}`);

  it('knows the calls of today: else run `pnpm --filter api nginx`', () => {
    expect(conf).toBe(withRepeatedCalls(conf));
  });

  it('asks another process for everything that only reads, and for nothing else', () => {
    const reads = Object.entries<CallRow>(CALLS).filter(([, { effect }]) => effect === 'read');
    const repeated = Object.keys(CALLS).filter((name) => isRepeated(name));
    expect(repeated).toEqual(reads.map(([name]) => name));
    for (const name of ['rum', 'waiting/join', 'media/batchDownload', 'menu/queryAllOfTomorrow', 'not/listed']) {
      expect(isRepeated(name)).toBe(false);
    }
  });

  it('is not written into a file that has no room for it', () => {
    expect(() => withRepeatedCalls('server {}')).toThrow('has no line');
  });
});
