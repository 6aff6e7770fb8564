import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createVisitorOf } from './visitor-of.ts';

const visitorOf = createVisitorOf(['10.0.0.0/8', '127.0.0.1']);
const request = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

it('a visitor is counted by their own address, of IPv6 by its network', () => {
  expect(visitorOf(request('203.0.113.9'))).toBe('203.0.113.9');
  expect(visitorOf(request('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
});

it('a proxy of ours names the visitor, another one is the visitor', () => {
  expect(visitorOf(request('10.1.2.3', '203.0.113.9'))).toBe('203.0.113.9');
  expect(visitorOf(request('198.51.100.7', '203.0.113.9'))).toBe('198.51.100.7');
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('whoever sits at this machine (%s) is not counted', (address) => {
  expect(createVisitorOf([])(request(address))).toBeUndefined();
});

it('a proxy that names nobody is not counted', () => {
  expect(visitorOf(request('10.1.2.3'))).toBeUndefined();
});
