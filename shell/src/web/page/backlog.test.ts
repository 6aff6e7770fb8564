import { beforeEach, describe, expect, it } from 'vitest';
import { createBacklog, type Backlog } from './backlog.ts';

describe('while pages are being made, who asks for another one', () => {
  let time: number;
  let backlog: Backlog;

  /** Begins so many, which end when that is called. */
  function begin(pages: number, isWaited = true): () => Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const made = Array.from({ length: pages }, () => backlog.around(() => promise)(isWaited));
    return () => (resolve(), Promise.all(made));
  }
  const ask = (isWaited = true) => backlog.around(async () => 'page')(isWaited);
  const REFUSED = { statusCode: 503, retryAfter: 2 };

  beforeEach(() => {
    time = 0;
    backlog = createBacklog(() => time);
  });

  it('gets it while they come soon, however many they are', async () => {
    begin(1000);
    time = 1000;
    expect(await ask()).toBe('page');
  });

  it('is sent away when many of them are late, and gets it as soon as they are there', async () => {
    const end = begin(32);
    time = 1001;
    await expect(ask()).rejects.toMatchObject(REFUSED);
    await end();
    expect(await ask()).toBe('page');
  });

  it('gets it when only some are late, such as those that wait for a call', async () => {
    begin(31);
    time = 900;
    begin(1000);
    time = 1001;
    expect(await ask()).toBe('page');
  });

  it('gets it while old pages that still serve are made anew', async () => {
    begin(32, false);
    time = 1001;
    expect(await ask()).toBe('page');
  });

  it('is not sent away when nobody waits for it', async () => {
    begin(32);
    time = 1001;
    expect(await ask(false)).toBe('page');
  });
});
