import { describe, expect, it } from 'vitest';
import { readVisitors } from './visitor-count.ts';

// Spec B5.
describe('the number of visitors', () => {
  it.each([
    ['1', 1],
    ['999', 999],
    [' 32 ', 32],
    ['３２', 32],
    ['0１5', 15],
  ])('reads %j as %d', (text, visitors) => expect(readVisitors(text)).toEqual({ ok: true, visitors }));

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a few', 'numeric'],
    ['12.5', 'numeric'],
    ['-3', 'numeric'],
    ['1e2', 'numeric'],
    ['二十', 'numeric'],
    ['0', 'minimum'],
    ['1000', 'maximum'],
    ['９９９９', 'maximum'],
  ])('refuses %j as %s', (text, fault) => expect(readVisitors(text)).toEqual({ ok: false, fault }));
});
