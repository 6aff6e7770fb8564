import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8, 'ipv4');

const visitor = (address: string | undefined, forwardedFor?: string) =>
  visitorAddress({ address, forwardedFor }, trusted);

describe('whose request it is', () => {
  it('is our own when the Unix socket or a trusted proxy speaks for nobody', () => {
    expect(visitor(undefined)).toBeUndefined();
    expect(visitor('10.0.0.7')).toBeUndefined();
    expect(visitor('::ffff:10.0.0.7')).toBeUndefined();
    expect(visitor('10.0.0.7', '10.0.0.9')).toBeUndefined();
  });

  it('is the forwarded visitor on the Unix socket', () => {
    expect(visitor(undefined, '203.0.113.5')).toBe('203.0.113.5');
  });

  it('is the peer itself, whatever it claims, when it is not trusted', () => {
    expect(visitor('198.51.100.1')).toBe('198.51.100.1');
    expect(visitor('198.51.100.1', '203.0.113.5')).toBe('198.51.100.1');
  });

  it('is the last hop that is not our own: what stands before it may be invented', () => {
    expect(visitor('10.0.0.7', '1.1.1.1, 203.0.113.5, 10.0.0.9')).toBe('203.0.113.5');
  });

  it('is one visitor for all that is not an address', () => {
    expect(visitor(undefined, 'me')).toBe('unknown');
    expect(visitor(undefined, '')).toBe('unknown');
  });

  it('is the /64 of an IPv6 address, however it is written', () => {
    expect(visitor('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(visitor('2001:0db8:0:0:ffff::9')).toBe('2001:db8:0:0::/64');
    expect(visitor('2001:db8:0:1::1')).not.toBe(visitor('2001:db8::1'));
  });
});
