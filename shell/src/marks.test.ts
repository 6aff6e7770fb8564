import { describe, expect, it, vi } from 'vitest';
import { openWindow } from './testing/open-window.ts';

/** What a document says of a browser with these properties. */
async function marksOf(browser: { userAgent: string; share?: () => Promise<void> }): Promise<string[]> {
  openWindow({ html: '' });
  vi.stubGlobal('navigator', browser);
  await import('./marks.ts');
  return document.documentElement.getAttributeNames().filter((name) => /wechat|share/.test(name));
}

const share = () => Promise.resolve();

describe('a document says to its style sheets of the browser', () => {
  it.each([
    ['nothing where it can do what all can', { userAgent: 'Firefox' }, []],
    ['that it has a sheet to share with', { userAgent: 'Safari', share }, ['data-share-sheet']],
    ['that it is the one of WeChat', { userAgent: 'Chrome MicroMessenger/8' }, ['data-wechat']],
  ])('%s', async (_what, browser, marks) => {
    expect(await marksOf(browser)).toEqual(marks);
  });
});
