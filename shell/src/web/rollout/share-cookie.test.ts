import { describe, expect, it } from 'vitest';
import { isArrival, shareCookie, shareIn } from './share-cookie.ts';

describe('the cookie of a share', () => {
  it('says which rollout and which of both sets, and is for the pages of the site only', () => {
    const cookie = shareCookie({ id: '0a1b2c3d', isTried: true, seconds: 60, isSecure: true });
    expect(cookie).toBe('rollout=0a1b2c3d-1; Max-Age=60; Path=/cn; HttpOnly; SameSite=Lax; Secure');
    expect(shareIn(`look=dark; ${cookie}`)).toEqual({ id: '0a1b2c3d', isTried: true });
    expect(shareIn('rollout=0a1b2c3d-0')).toEqual({ id: '0a1b2c3d', isTried: false });
  });

  it.each([undefined, '', 'xrollout=0a1b2c3d-1', 'rollout=0a1b2c3d-2', 'rollout=%00'])('is not %s', (cookie) => {
    expect(shareIn(cookie)).toBeNull();
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
