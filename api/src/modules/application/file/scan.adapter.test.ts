import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScanner, type Scanner } from './scan.adapter.ts';

const FILE = Buffer.from('%PDF-1.7 of somebody');

// Spec RULE-cv: issue 19, item 1.
describe('a scanner that is posted files', () => {
  const sink = http.createServer();
  let received: { bytes: Buffer; headers: http.IncomingHttpHeaders; path: string | undefined }[] = [];
  /** What it answers, in turn; the last one for ever. */
  let statuses: number[] = [];

  beforeEach(async () => {
    received = [];
    sink.removeAllListeners('request');
    sink.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ bytes: Buffer.concat(parts), headers: request.headers, path: request.url });
        const status = statuses.length > 1 ? statuses.shift() : statuses[0];
        // A status of 0 is a scanner that never answers.
        if (status !== 0) response.writeHead(status ?? 500, { location: '/elsewhere' }).end('a report');
      });
    });
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    sink.closeAllConnections();
    await new Promise((resolve) => sink.close(resolve));
  });

  function scanner(settings: { timeoutMs?: number; command?: string } = {}): Scanner {
    const url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/scan`;
    const opened = openScanner({
      command: undefined,
      token: 'a token of the operator',
      timeoutMs: 5000,
      url,
      ...settings,
    });
    if (!opened) throw new Error('a scanner was expected');
    return opened;
  }

  it('gets the bytes as they are, says who may ask, and learns neither name nor sender', async () => {
    statuses = [204];
    expect(await scanner()(FILE)).toBe(true);
    const [one] = received;
    expect(one).toMatchObject({ bytes: FILE, path: '/scan' });
    expect(one?.headers).toMatchObject({
      authorization: 'Bearer a token of the operator',
      'content-type': 'application/octet-stream',
      'content-length': String(FILE.length),
    });
    expect(Object.keys(one?.headers ?? {}).join()).not.toMatch(/forwarded|cookie|referer|disposition/);
  });

  it.each([
    [200, true],
    [406, false],
    [422, false],
  ])('says by %i whether the file is clean, at once', async (status, isClean) => {
    statuses = [status];
    expect(await scanner()(FILE)).toBe(isClean);
    expect(received).toHaveLength(1);
  });

  it('is asked once more when it is busy', async () => {
    statuses = [503, 200];
    expect(await scanner()(FILE)).toBe(true);
    statuses = [429, 422];
    expect(await scanner()(FILE)).toBe(false);
    expect(received).toHaveLength(4);
  });

  it.each([
    { what: 'is busy twice', status: 503, requests: 2 },
    { what: 'has a fault', status: 500, requests: 1 },
    { what: 'does not know us', status: 401, requests: 1 },
    { what: 'sends us elsewhere', status: 302, requests: 2 },
  ])('lets no file pass when it $what', async ({ status, requests }) => {
    statuses = [status];
    await expect(scanner()(FILE)).rejects.toThrow(/SCAN_URL/);
    expect(received).toHaveLength(requests);
  });

  it('lets no file pass that it does not answer in time, and is not asked again', async () => {
    statuses = [0];
    await expect(scanner({ timeoutMs: 100 })(FILE)).rejects.toThrow('in time');
    expect(received).toHaveLength(1);
  });

  it('lets no file pass when nobody is there', async () => {
    const scan = scanner();
    sink.closeAllConnections();
    await new Promise((resolve) => sink.close(resolve));
    await expect(scan(FILE)).rejects.toThrow('not reached');
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  });

  it('is asked after the program, and not at all about what that refuses', async () => {
    statuses = [422];
    expect(await scanner({ command: 'cat' })(FILE)).toBe(false);
    expect(received).toHaveLength(1);
    expect(await scanner({ command: 'false' })(FILE)).toBe(false);
    await expect(scanner({ command: 'no-such-program-here' })(FILE)).rejects.toThrow('ENOENT');
    expect(received).toHaveLength(1);
  });
});

it('is none where the operator has set none', () => {
  expect(openScanner({ command: undefined, url: undefined, token: undefined, timeoutMs: 1 })).toBeUndefined();
});
