import { describe, expect, it } from 'vitest';
import type { CallRow } from 'shared/contract/call/call-row';
import { z } from 'zod';
import { lostBetween, presentCalls, readRecord } from './record.ts';

it('everything that pages of the last release ask for is understood and answered as they know it', () => {
  const record = readRecord();
  expect(record.length).toBeGreaterThan(90);
  expect(
    lostBetween(record, presentCalls()),
    'what is meant is recorded by: pnpm contract:write --despite <reason>',
  ).toEqual([]);
});

const row: CallRow = {
  method: 'POST',
  request: z.strictObject({ id: z.string() }),
  response: z.object({ title: z.string(), kind: z.enum(['page']) }),
  effect: 'read',
  audience: 'public',
  cost: 'read',
  failure: 'shown',
  errors: [],
  summary: 'An article.',
  reference: 'docs/decisions/0102',
};
const earlier = presentCalls({ 'article/one': row });
const lostWith = (changed: Partial<CallRow>) =>
  lostBetween(earlier, presentCalls({ 'article/one': { ...row, ...changed } as CallRow }));

describe('a later service', () => {
  it('may answer more calls, take more and say more', () => {
    const more = { request: z.strictObject({ id: z.string(), page: z.number().optional() }) };
    expect(lostWith(more)).toEqual([]);
    expect(lostWith({ response: z.object({ title: z.string(), kind: z.enum(['page']), date: z.string() }) })).toEqual(
      [],
    );
    expect(lostBetween(earlier, presentCalls({ 'article/one': row, 'article/two': row }))).toEqual([]);
  });

  it.each<[string, Partial<CallRow>, string]>([
    [
      'asks for more',
      { request: z.strictObject({ id: z.string(), page: z.number() }) },
      'request: page is not always there',
    ],
    ['takes less', { request: z.strictObject({}) }, 'request: id is not known'],
    ['says less', { response: z.object({ kind: z.enum(['page']) }) }, 'answer: title is not always there'],
    [
      'says what old pages do not know',
      { response: z.object({ title: z.string(), kind: z.enum(['page', 'film']) }) },
      'answer: kind may be "film"',
    ],
    ['is asked in another way', { method: 'GET' }, 'is sent in another way'],
    ['reads a field in clear no more', { encrypted: ['id'] } as unknown as Partial<CallRow>, 'is sent in another way'],
  ])('that %s is named, with call and field', (_what, changed, said) => {
    expect(lostWith(changed)).toEqual([`article/one ${said}`]);
  });

  it('that lacks a call is named', () => {
    expect(lostBetween(earlier, [])).toEqual(['article/one is gone']);
  });
});
