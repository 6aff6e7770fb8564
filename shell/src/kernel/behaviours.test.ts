import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';

const ARTICLE = '<h1>Cars</h1><p data-hits="spring">12</p>';
const CORNER =
  '<button data-back-to-top hidden>Top</button><button data-corner-copy data-copy-link hidden>Copy</button>';

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

describe('the corner', () => {
  const hidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;

  it('offers the way up from 800 pixels on, and the link where a page wants it', async () => {
    const { listenForBehaviours, offerLink, window } = await openArticle(CORNER);
    listenForBehaviours();
    const scrollTo = (top: number) => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new window.Event('scroll'));
    };
    scrollTo(799);
    expect([hidden('[data-back-to-top]'), hidden('[data-corner-copy]')]).toEqual([true, true]);
    scrollTo(800);
    expect([hidden('[data-back-to-top]'), hidden('[data-corner-copy]')]).toEqual([false, true]);
    offerLink(true);
    scrollTo(801);
    expect(hidden('[data-corner-copy]')).toBe(false);
    offerLink(false);
    scrollTo(802);
    expect(hidden('[data-corner-copy]')).toBe(true);
  });

  it('is there at once on a page that opens far below its top', async () => {
    const { listenForBehaviours } = await openArticle(CORNER);
    vi.stubGlobal('scrollY', 900);
    listenForBehaviours();
    expect(hidden('[data-back-to-top]')).toBe(false);
  });

  it.each(['', '<button data-back-to-top hidden>Top</button>'])('may be missing from a page: %j', async (html) => {
    const { listenForBehaviours, offerLink } = await openArticle(html);
    listenForBehaviours();
    offerLink(true);
    expect(document.documentElement.dataset['js']).toBe('');
    document.dispatchEvent(new Event('click'));
    expect(hidden('[data-back-to-top]') ?? true).toBe(true);
  });

  it('takes the visitor and the keyboard to the top', async () => {
    const { listenForBehaviours } = await openArticle(CORNER);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    const focus = vi.spyOn(document.querySelector('main') as HTMLElement, 'focus');
    listenForBehaviours();
    click('[data-back-to-top]');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it.each([
    ['copies the address', async () => {}, 'Copied'],
    ['says when it cannot', () => Promise.reject(new Error('denied')), 'Not copied'],
  ])('%s', async (_what, writeText, message) => {
    const { listenForBehaviours, window } = await openArticle(CORNER);
    Object.assign(document.getElementById('words')?.dataset ?? {}, {
      linkCopied: 'Copied',
      linkCopyFailed: 'Not copied',
    });
    const write = vi.fn(writeText);
    Object.defineProperty(window.navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    listenForBehaviours();
    click('[data-copy-link]');
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledExactlyOnceWith('https://www.example.com/cn/en/cars');
    expect(document.getElementById('toasts')?.textContent).toBe(message);
  });
});

describe('what the footer shares', () => {
  it('is the page on screen, by its canonical address where it has one', async () => {
    const { listenForBehaviours, window } = await openArticle(
      '<a data-share-page href="https://share.example/x">Share</a>',
    );
    vi.stubGlobal('HTMLAnchorElement', window.HTMLAnchorElement);
    listenForBehaviours();
    document.title = 'Cars';
    const link = document.querySelector<HTMLAnchorElement>('[data-share-page]');
    link?.addEventListener('click', (event) => event.preventDefault());
    click('[data-share-page]');
    expect(link?.search).toBe('?url=https%3A%2F%2Fwww.example.com%2Fcn%2Fen%2Fcars&title=Cars');
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="canonical" href="https://www.example.com/cn/en/all-cars">',
    );
    click('[data-share-page]');
    expect(link?.search).toContain('%2Fall-cars&');
  });

  it('is printed by the button for it', async () => {
    const { listenForBehaviours } = await openArticle('<button data-print="">Print</button>');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    listenForBehaviours();
    expect('js' in document.documentElement.dataset).toBe(true);
    click('main');
    expect(print).not.toHaveBeenCalled();
    click('[data-print]');
    expect(print).toHaveBeenCalledOnce();
  });
});
