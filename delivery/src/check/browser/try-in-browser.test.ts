import { expect, test } from 'vitest';
import { NotRun } from '../finding.ts';
import { tryInBrowser } from './try-in-browser.ts';

const TRIAL = { origin: 'http://127.0.0.1:9', addresses: ['/cn/en'], walk: [] };

test('a machine without a browser has tried nothing, and is told the way out', async () => {
  const tried = tryInBrowser({ ...TRIAL, browser: '/nowhere/chromium' });
  await expect(tried).rejects.toThrow(NotRun);
  await expect(tried).rejects.toThrow('name it by CHROME_PATH');
});

test('a program that is no browser has tried nothing either', async () => {
  const tried = tryInBrowser({ ...TRIAL, browser: process.execPath });
  await expect(tried).rejects.toThrow(NotRun);
  await expect(tried).rejects.toThrow('does not start');
});
