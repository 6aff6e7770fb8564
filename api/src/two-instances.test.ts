import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS } from 'shared/contract/calls';
import { WRITING_CALLS } from 'shared/contract/call-methods';
import { API_PREFIX } from 'shared/contract/site';

const conf = readFileSync(join(import.meta.dirname, '../../deploy/two-instances/service.conf'), 'utf8');
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
