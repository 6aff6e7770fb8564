import { describe, expect, it } from 'vitest';
import { encodingFor } from './negotiation.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['GZip', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0, *', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0.001, gzip;q=1', 'gzip'],
    ['br;q=0.2, gzip;q=0.3, identity;q=0.9', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity;q=0', 'identity'],
    ['gzip;q=0.1, identity;q=0', 'gzip'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['br;q=0,gzip;q=0.0', 'identity'],
    ['*;q=0', 'identity'],
    ['brotli', 'identity'],
    ['x-br', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for a client that accepts %s is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
    expect(encodingFor(accepted), 'the second time').toBe(encoding);
  });
});
