import { describe, expect, it } from 'vitest';
import { isArrival, shareCookie, shareIn } from './share-cookie.ts';

const KEY = Buffer.alloc(32, 7);
const OTHER_KEY = Buffer.alloc(32, 8);
const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the cookie of a share', () => {
  it('says which rollout and which of both sets, and is for the pages of the site only', () => {
    const cookie = shareCookie({ id: '0a1b2c3d', isTried: true, seconds: 60, isSecure: true }, KEY);
    expect(cookie).toMatch(/^rollout=0a1b2c3d[0-9a-f]{16}-1; Max-Age=60; Path=\/cn; HttpOnly; SameSite=Lax; Secure$/);
    expect(shareIn(`look=dark; ${cookie}`, KEY)).toEqual({ id: '0a1b2c3d', isTried: true });
    const other = shareCookie({ id: '0a1b2c3d', isTried: false, seconds: 60, isSecure: false }, KEY);
    expect(shareIn(other, KEY)).toEqual({ id: '0a1b2c3d', isTried: false });
  });

  it('cannot be written by a visitor, nor turned into the other', () => {
    const value = valueOf(shareCookie({ id: '0a1b2c3d', isTried: false, seconds: 60, isSecure: true }, KEY));
    expect(shareIn(value.replace(/0$/, '1'), KEY)).toBeNull();
    expect(shareIn(value.replace('0a1b2c3d', '0a1b2c3e'), KEY)).toBeNull();
    expect(shareIn(value, OTHER_KEY)).toBeNull();
  });

  const seal = '0'.repeat(16);
  it.each([undefined, '', `xrollout=0a1b2c3d${seal}-1`, 'rollout=0a1b2c3d-1', 'rollout=%00'])('is not %s', (cookie) => {
    expect(shareIn(cookie, KEY)).toBeNull();
  });
});

const person = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

it.each([
  ['a person who types the address', person, true],
  ['a person who comes from a search engine', { ...person, 'sec-fetch-site': 'cross-site' }, true],
  ['a person who is on the site already', { ...person, 'sec-fetch-site': 'same-origin' }, false],
  ['a fragment', { ...person, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, false],
  ['a program that keeps no cookies', {}, false],
])('%s takes part or not', (_, headers, expected) => {
  expect(isArrival(headers)).toBe(expected);
});
