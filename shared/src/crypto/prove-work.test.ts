import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { proofOf } from './prove-work.ts';

afterEach(() => vi.unstubAllGlobals());

// Spec RULE-proof.
it('a browser works for a code: the hash of its proof begins with so many zeros', async () => {
  const proof = await proofOf({ puzzle: 'some.puzzle', bits: 10, wait: 0 });
  expect(proof).toMatch(/^some\.puzzle~\d+$/);
  const hash = createHash('sha256').update(proof).digest();
  expect(hash.readUInt16BE(0)).toBeLessThan(2 ** 6);
});

it('a browser that cannot hash waits instead', async () => {
  vi.stubGlobal('crypto', {});
  expect(await proofOf({ puzzle: 'some.puzzle', bits: 10, wait: 0 })).toBe('some.puzzle');
});

it('a service that asks for nothing gets nothing', async () => {
  expect(await proofOf({ puzzle: '', bits: 0, wait: 0 })).toBe('');
});
