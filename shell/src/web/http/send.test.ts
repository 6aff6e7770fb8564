import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { encodingFor } from './send.ts';

const asking = (accepted?: string) =>
  encodingFor({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } } as IncomingMessage);

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br;q=0,gzip;q=0.0', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for a client that accepts %s is %s', (accepted, encoding) => {
    expect(asking(accepted)).toBe(encoding);
  });
});
