import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { ApiError, type ActionServices, type FormRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { cancelDownload } from './download.action.ts';

const KEY = 'a'.repeat(64);
const ORDER = '11111111-1111-4111-8111-111111111111';
const detail: BundleDetail = {
  state: 'making',
  size: 4_000_000,
  made: 1_000_000,
  count: 12,
  fileName: '20261120_group-media_12-files.zip',
  url: `/cn/api/media/download/${KEY}.zip`,
  picks: ['image-1~print', 'pack-2'],
  resolution: 'original',
  keepDays: 7,
};
const open = (change: Partial<BundleDetail> = {}, query: Record<string, string> = { key: KEY, order: ORDER }) =>
  openPage('download', { answers: { 'media/bundle': { ...detail, ...change } }, query, path: '/media/download' });

// Spec SCR-media-download.
describe('a ZIP file that is made, without script', () => {
  it('shows how far it is, loads itself again until told not to, and can be cancelled by who ordered it', async () => {
    const { html, outcome } = await open();
    expect(outcome).toMatchObject({ head: { refresh: 3, noindex: true } });
    expect(html).toMatch(/<progress[^>]*aria-label="Made so far"[^>]*max="4000000"[^>]*value="1000000"/);
    expect(html).toContain('(25%)');
    expect(html).toContain('loads itself again every 3 seconds');
    expect(html).toContain(`href="/cn/en/media/download?key=${KEY}&amp;order=${ORDER}&amp;still=1"`);
    expect(html).toMatch(/<form action="\/cn\/en\/media\/download" method="post">/);
    const still = await open({}, { key: KEY, order: ORDER, still: '1' });
    expect(still.outcome).not.toHaveProperty('head.refresh');
    expect(still.html).not.toContain('loads itself again');
    expect((await open({}, { key: KEY })).html).not.toContain('method="post"');
  });

  it('gives the file once it is there, and does not load itself again', async () => {
    const { html, outcome } = await open({ state: 'ready', made: 4_000_000 });
    expect(outcome).not.toHaveProperty('head.refresh');
    expect(html).toContain(`href="/cn/api/media/download/${KEY}.zip"`);
    expect(html).toContain('works for 7 days after its last use');
    expect(html).not.toContain('<progress');
  });

  it('can be made again after it was stopped, by the same choice', async () => {
    const { html } = await open({ state: 'stopped', made: 0 });
    expect(html).toMatch(/<form[^>]*action="\/cn\/api\/media\/take"/);
    expect(html).toContain('name="pick" value="image-1~print.pack-2"');
    expect(html).toContain('href="/cn/en/media/basket?picks=image-1~print.pack-2"');
  });

  it('says when there is no such file, and knows no address with a key that none can have', async () => {
    const gone = await openPage('download', { answers: {}, query: {}, path: '/media/download' });
    expect(gone.html).toContain('It is not there any more');
    expect((await open({}, { key: 'x' })).outcome).toMatchObject({ screen: 'not-found' });
    expect((await open({}, { key: KEY, order: 'me' })).outcome).toMatchObject({ screen: 'not-found' });
  });
});

describe('cancelling', () => {
  const answerTo = (fields: Record<string, string>, call: (name: string) => unknown) => {
    const request: FormRequest = {
      lang: 'en',
      path: '/media/download',
      params: {},
      query: {},
      now: 0,
      fields,
      signal: new AbortController().signal,
    };
    const api = { call: vi.fn((name: string) => Promise.resolve().then(() => call(name))) };
    const services = { lang: 'en', report: () => undefined, api } as unknown as ActionServices;
    return { outcome: cancelDownload(request, services), api };
  };

  it('takes the order back and leads to what was chosen', async () => {
    const { outcome, api } = answerTo({ key: KEY, order: ORDER }, (name) =>
      name === 'media/bundle' ? detail : { state: 'stopped' },
    );
    const to = '/cn/en/media/basket?picks=image-1~print.pack-2';
    expect(await outcome).toEqual({ kind: 'redirect', status: 303, to });
    expect(api.call).toHaveBeenLastCalledWith('media/cancelBundle', { key: KEY, order: ORDER });
  });

  it('leads to the basket where the file is forgotten already, and knows no other orders', async () => {
    const { outcome } = answerTo({ key: KEY, order: ORDER }, () => {
      throw new ApiError('40401', 'gone');
    });
    expect(await outcome).toEqual({ kind: 'redirect', status: 303, to: '/cn/en/media/basket' });
    expect(await answerTo({ key: KEY }, () => detail).outcome).toMatchObject({ screen: 'not-found' });
  });
});
