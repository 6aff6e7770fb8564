import { expect, it } from 'vitest';
import { forwardedFor } from './forwarded-for.ts';

const PEER = { remoteAddress: '198.51.100.7' };

it('a visitor who comes directly is the whole way', () => {
  expect(forwardedFor({ headers: {}, socket: PEER })).toBe('198.51.100.7');
});

it('a proxy stands behind the visitor it names', () => {
  const headers = { 'x-forwarded-for': 'made-up, 203.0.113.9' };
  expect(forwardedFor({ headers, socket: PEER })).toBe('made-up, 203.0.113.9, 198.51.100.7');
});

it('a peer on a Unix socket has no address to add', () => {
  expect(forwardedFor({ headers: { 'x-forwarded-for': '203.0.113.9' }, socket: {} })).toBe('203.0.113.9');
});
