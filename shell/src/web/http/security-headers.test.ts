import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { FILE_HEADERS, pageHeaders } from './security-headers.ts';

const release = (policies: string[], libraries: object = {}) => ({ policies, libraries });
const snapshot = {
  id: 'c-1',
  releases: { shell: release(['kernel', 'a']), 'mf-a': release(['a'], { charts: { policy: 'charts' }, plain: {} }) },
} as unknown as Snapshot;
const headers = pageHeaders(snapshot);
const directives = new Map(
  (headers['content-security-policy'] ?? '').split('; ').map((one) => {
    const [name = '', ...values] = one.split(' ');
    return [name, values.join(' ')];
  }),
);

describe('the policy of a page', () => {
  it('allows what comes from the site, nothing inline, and no frame around it', () => {
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'media-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'a charts kernel',
    });
  });

  it('comes with the other headers that browsers keep promises by', () => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'x-constellation': 'c-1',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  it('is not that of files, which have the rest', () => {
    expect(FILE_HEADERS['x-content-type-options']).toBe('nosniff');
    expect(FILE_HEADERS).not.toHaveProperty('content-security-policy');
  });
});
