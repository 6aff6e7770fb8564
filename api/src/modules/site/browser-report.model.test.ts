import { describe, expect, it } from 'vitest';
import { problemOf } from './browser-report.model.ts';

const PAGE = 'https://www.example.com/cn/en/news?mobile=13900000001#form';

describe('a report of a browser', () => {
  it('of a script that the policy forbids names the release that asked for it', () => {
    const sourceFile = 'https://www.example.com/cn/mf/mf-invest/1.4.0-abc/client/chart.js';
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js', sourceFile };
    expect(problemOf({ type: 'csp-violation', url: PAGE, body })).toEqual({
      kind: 'csp-violation',
      detail: 'script-src-elem',
      app: 'mf-invest@1.4.0-abc',
      page: '/news',
    });
  });

  it('of a crash, a network error or a deprecation says what happened', () => {
    const detailOf = (type: string, body: object) => problemOf({ type, url: PAGE, body }).detail;
    expect(detailOf('crash', { reason: 'oom' })).toBe('oom');
    expect(detailOf('network-error', { type: 'tcp.timed_out' })).toBe('tcp.timed_out');
    expect(detailOf('deprecation', { id: 'UnloadHandler' })).toBe('UnloadHandler');
  });

  it('holds nothing that somebody could have typed', () => {
    const typed = { effectiveDirective: '13900000001', sourceFile: 'https://x.example/cn/mf/陈/1/client/' };
    const url = 'https://www.example.com/cn/en/wang@example.com';
    expect(problemOf({ type: 'invented', url, body: typed })).toEqual({
      kind: 'other',
      detail: 'other',
      app: 'page',
      page: 'other',
    });
  });

  it('without a body is a report all the same', () => {
    expect(problemOf({ type: 'crash', body: null })).toEqual({
      kind: 'crash',
      detail: 'other',
      app: 'page',
      page: '/',
    });
  });
});
