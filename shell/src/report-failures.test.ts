import type { KernelApi } from 'shared/contract/section/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailures } from './report-failures.ts';

const ENTRY = '/cn/mf/mf-a/1.0.0/client/remoteEntry.js';
const ADDRESS = 'https://www.example.com/cn/en/cars?mobile=none';

/** A page with an island of `mf-a`, or of the release whose entry is named. */
function openPage(entry = ENTRY) {
  const page = { remote: { entry: [entry, 'sha384-a'] }, islands: [{ name: 'chart' }] };
  const [failed, failedAll] = [vi.fn(), vi.fn()];
  const kernel = { page, failed, failedAll } as unknown as KernelApi & { page: typeof page | null };
  reportFailures(kernel);
  return { kernel, failed, failedAll };
}

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);
const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as unknown));

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { onLine: true, sendBeacon });
  vi.stubGlobal('location', { href: ADDRESS });
});

describe('an island that breaks', () => {
  it('is told to the site by the address of its release, and fails as before', async () => {
    const { kernel, failed } = openPage();
    const error = new Error('no chunk');
    kernel.failed(0, error);
    expect(failed).toHaveBeenCalledWith(0, error);
    expect(sendBeacon).toHaveBeenCalledWith('/cn/api/browser/report', expect.any(Blob));
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/reports+json');
    expect(await sent()).toEqual([
      [{ type: 'island-failure', url: ADDRESS, body: { sourceFile: ENTRY, id: 'chart' } }],
    ]);
  });

  it('is told once a document, with the others of its release', () => {
    const { kernel, failedAll } = openPage();
    kernel.failed(0, new Error('one'));
    kernel.failed(0, new Error('two'));
    kernel.failedAll(new Error('three'));
    expect([failedAll.mock.calls.length, sendBeacon.mock.calls.length]).toEqual([1, 1]);
  });

  it('is told when nothing of its release came', async () => {
    openPage().kernel.failedAll(new Error('no container'));
    expect(await sent()).toMatchObject([[{ body: { sourceFile: ENTRY } }]]);
  });

  it('is no fault of a release while there is no network, nor where no page is', () => {
    const { kernel } = openPage();
    vi.stubGlobal('navigator', { onLine: false, sendBeacon });
    kernel.failed(0, new Error('no network'));
    vi.stubGlobal('navigator', { onLine: true, sendBeacon });
    kernel.page = null;
    kernel.failedAll(new Error('left'));
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
