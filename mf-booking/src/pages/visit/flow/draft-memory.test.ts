import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedUntil, storeUntil } from './draft-memory.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const SECOND = 1000;

describe('a visitor who reloads while waiting for another code', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('waits for the seconds that are left, and for none when they are over', () => {
    storeUntil(NOW + 60 * SECOND);
    expect(storedUntil(NOW + 40 * SECOND)).toBe(NOW + 60 * SECOND);
    expect(storedUntil(NOW + 60 * SECOND)).toBeUndefined();
  });

  it('does not wait when no code was asked for', () => {
    storeUntil(undefined);
    expect(storedUntil(NOW)).toBeUndefined();
  });

  it('does not wait for ever because the clock was wrong', () => {
    storeUntil(NOW + 2 * 86_400_000);
    expect(storedUntil(NOW)).toBeUndefined();
  });

  it('books all the same where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => storeUntil(NOW)).not.toThrow();
    expect(storedUntil(NOW)).toBeUndefined();
  });
});
