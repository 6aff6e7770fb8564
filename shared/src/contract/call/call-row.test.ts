import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCalls, isForEverybody, noFields, type CallRow } from './call-row.ts';

const words = { errors: [], failure: 'shown', summary: 'Says when.', reference: 'spec CALL-post' } as const;
const read = { method: 'POST', request: noFields, response: noFields, effect: 'read', cost: 'read', ...words } as const;
const write = { ...read, effect: 'write', audience: 'private', cost: 'write' } as const;

describe('a row of the contract', () => {
  it('does not compile without what router, clients, proxies and caches are made from', () => {
    // @ts-expect-error -- says not who may call it
    defineCalls({ 'clock/now': read });
    // @ts-expect-error -- says not whether it changes something
    defineCalls({ 'clock/now': { ...read, audience: 'public', effect: undefined } });
    // @ts-expect-error -- counts against no limit, and visitors may call it
    defineCalls({ 'clock/now': { ...read, audience: 'public', cost: 'none' } });
    // @ts-expect-error -- has no documentation
    defineCalls({ 'clock/now': { ...read, audience: 'public', summary: undefined } });
    // @ts-expect-error -- says not where it is asked for
    defineCalls({ 'clock/now': { ...read, audience: 'public', reference: undefined } });
    // @ts-expect-error -- says not what it may answer
    defineCalls({ 'clock/now': { ...read, audience: 'public', response: undefined } });
    // @ts-expect-error -- says not how it may fail
    defineCalls({ 'clock/now': { ...read, audience: 'public', errors: undefined } });
    // @ts-expect-error -- names a code that every call may answer
    defineCalls({ 'clock/now': { ...read, audience: 'public', errors: ['50000'] } });
    expect(defineCalls({ 'clock/now': { ...read, audience: 'public' } })).toHaveProperty(
      ['clock/now', 'effect'],
      'read',
    );
  });

  it('does not compile when it contradicts itself', () => {
    // @ts-expect-error -- caches would keep what is for one person
    defineCalls({ 'clock/mine': { ...read, audience: 'private', maxAge: 60 } });
    // @ts-expect-error -- a GET must change nothing
    defineCalls({ 'clock/set': { ...write, method: 'GET' } });
    // @ts-expect-error -- what changes something cannot be kept
    defineCalls({ 'clock/set': { ...write, maxAge: 60 } });
    expect(isForEverybody(write)).toBe(false);
  });

  it('names the personal fields of its request, and no others', () => {
    const request = z.strictObject({ mobile: z.string(), month: z.string() });
    // @ts-expect-error -- `mobile` would travel in clear
    defineCalls({ 'clock/wake': { ...write, request } });
    // @ts-expect-error -- has no such field
    defineCalls({ 'clock/wake': { ...write, request, encrypted: ['email'] } });
    // @ts-expect-error -- has nothing to encrypt
    defineCalls({ 'clock/set': { ...write, encrypted: ['mobile'] } });
    const { 'clock/wake': row } = defineCalls({ 'clock/wake': { ...write, request, encrypted: ['mobile'] } });
    expect(row.encrypted).toEqual(['mobile']);
  });

  it('is for everybody when it only reads and is public', () => {
    const rows: CallRow[] = [
      { ...read, audience: 'public' },
      { ...read, audience: 'private' },
      { ...read, audience: 'service' },
      { ...write, audience: 'public' },
    ];
    expect(rows.map((row) => isForEverybody(row))).toEqual([true, false, false, false]);
  });
});
