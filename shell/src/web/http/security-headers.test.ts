import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { DRAWING_HEADERS, FILE_HEADERS, framedHeaders, pageHeaders, transportHeaders } from './security-headers.ts';

const release = (policies: string[], libraries: object = {}) => ({ policies, libraries });
const snapshot = {
  id: 'c-1',
  origin: 'https://www.example.com',
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
      'report-to': 'default',
      'report-uri': '/cn/api/browser/report',
    });
  });

  // Spec M26.
  it('of a document for frames lets everybody frame it, and nothing of it run, ask or store', () => {
    const { 'content-security-policy': policy, ...rest } = framedHeaders(snapshot);
    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect(rest).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' });
    expect(Object.keys(rest)).not.toContain('speculation-rules');
  });

  it('comes with the other headers that browsers keep promises by', () => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'x-constellation': 'c-1',
      'speculation-rules': '"/speculation-rules.json"',
      'accept-ch': 'ECT',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
    });
  });

  it('names where browsers report to, and on https also for what does not reach the site', () => {
    expect(headers['reporting-endpoints']).toBe('default="/cn/api/browser/report"');
    expect(JSON.parse(headers['report-to'] ?? '')).toMatchObject({
      group: 'default',
      endpoints: [{ url: 'https://www.example.com/cn/api/browser/report' }],
    });
    expect(JSON.parse(headers['nel'] ?? '')).toMatchObject({ report_to: 'default', failure_fraction: 0.1 });
    const plain = pageHeaders({ ...snapshot, origin: 'http://127.0.0.1:8080' });
    expect([plain['nel'], plain['report-to']]).toEqual([undefined, undefined]);
    expect(plain['reporting-endpoints']).toBe(headers['reporting-endpoints']);
  });
});

it('browsers keep to https once they were there', () => {
  expect(transportHeaders('https://www.example.com')).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  expect(transportHeaders('http://https:8080')).toEqual({});
});

describe('the policy of a file', () => {
  it('lets it have its own styles and pictures, and be in no frame', () => {
    expect(FILE_HEADERS['content-security-policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(DRAWING_HEADERS).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('lets it run and fetch nothing when it is opened by itself', () => {
    for (const { 'content-security-policy': policy } of [FILE_HEADERS, DRAWING_HEADERS]) {
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
    }
  });

  it('puts a drawing outside of the origin of the site', () => {
    expect(DRAWING_HEADERS['content-security-policy']).toMatch(/; sandbox$/);
  });
});
