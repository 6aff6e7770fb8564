import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const ARTICLE = '<h1>Cars</h1><p data-hits="spring">12</p>';

async function openArticle(html = ARTICLE) {
  const { window } = openWindow({ html });
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ data: { hits: 1013 } }),
  );
  vi.stubGlobal('fetch', fetch);
  const visibility = vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('visible');
  const showTab = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new window.Event('visibilitychange'));
  };
  return { ...(await import('./behaviours.ts')), fetch, showTab, window };
}

// Spec G-4.
describe('a view of an article', () => {
  it('is counted after a second, once in a session, and shown', async () => {
    const { countHits, fetch } = await openArticle();
    countHits();
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/cn/api/article/updateHits');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(init?.body as string)).toEqual({ baseId: 'spring', language: 2 });
    expect(document.querySelector('[data-hits]')?.textContent).toBe('1,013');
    countHits();
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that waits in a background tab, or is prerendered, is counted when it is looked at', async () => {
    const { countHits, fetch, showTab } = await openArticle();
    showTab('hidden');
    countHits();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).not.toHaveBeenCalled();
    showTab('visible');
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is not counted when the visitor has gone on', async () => {
    const { countHits, fetch } = await openArticle();
    countHits();
    document.querySelector('main')?.replaceChildren();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves the number as it is when nobody counts', async () => {
    const { countHits, fetch } = await openArticle();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    countHits();
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector('[data-hits]')?.textContent).toBe('12');
  });

  it.each([{}, { data: {} }])('leaves the number as it is when the answer is %j', async (answer) => {
    const { countHits, fetch } = await openArticle();
    fetch.mockResolvedValueOnce(Response.json(answer));
    countHits();
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector('[data-hits]')?.textContent).toBe('12');
  });

  it('is of one article each', async () => {
    const { countHits, fetch } = await openArticle();
    countHits();
    await vi.advanceTimersByTimeAsync(1000);
    document.querySelector('[data-hits]')?.setAttribute('data-hits', 'autumn');
    countHits();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not asked for by other pages', async () => {
    const { countHits, fetch } = await openArticle('<h1>Cars</h1>');
    countHits();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetch).not.toHaveBeenCalled();
  });
});
