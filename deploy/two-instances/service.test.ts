import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../shared/src/contract/calls.ts';
import { WRITING_CALLS } from '../../shared/src/contract/call-methods.ts';
import { API_PREFIX } from '../../shared/src/contract/site.ts';

const conf = readFileSync(join(import.meta.dirname, 'service.conf'), 'utf8');
const [, pattern = ''] = /location ~ (\S+) \{/.exec(conf) ?? [];
const isAskedOnce = (name: string) => new RegExp(pattern).test(`${API_PREFIX}/${name}`);

describe('the door before two services', () => {
  it('asks a second service nothing that a first may have carried out', () => {
    expect([...WRITING_CALLS].filter((name) => !isAskedOnce(name))).toEqual([]);
  });

  it('asks a second service for everything that only reads', () => {
    const reads = Object.keys(CALLS).filter((name) => !WRITING_CALLS.has(name));
    expect(reads.filter((name) => isAskedOnce(name))).toEqual(['rum']);
  });
});
