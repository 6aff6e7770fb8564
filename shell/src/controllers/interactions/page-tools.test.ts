import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

const CORNER =
  '<button data-back-to-top hidden>Top</button><button data-corner-copy data-copy-link hidden>Copy</button>';

async function openArticle(html = CORNER) {
  const { window } = openWindow({ html });
  const { toast } = await import('../../kernel/feedback/toast.ts');
  const { offerLink } = await import('../../kernel/behaviours.ts');
  vi.stubGlobal('__kernel', { toast });
  return { ...(await import('./page-tools.ts')), offerLink, window };
}

describe('the corner', () => {
  const hidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;

  it('offers the way up from 800 pixels on, and the link where a page wants it', async () => {
    const { listenForTools, offerLink, window } = await openArticle(CORNER);
    listenForTools();
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
    const { listenForTools } = await openArticle(CORNER);
    vi.stubGlobal('scrollY', 900);
    listenForTools();
    expect(hidden('[data-back-to-top]')).toBe(false);
  });

  it.each(['', '<button data-back-to-top hidden>Top</button>'])('may be missing from a page: %j', async (html) => {
    const { listenForTools, offerLink } = await openArticle(html);
    listenForTools();
    offerLink(true);
    document.dispatchEvent(new Event('click'));
    expect(hidden('[data-back-to-top]') ?? true).toBe(true);
  });

  it('takes the visitor and the keyboard to the top', async () => {
    const { listenForTools } = await openArticle(CORNER);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    const focus = vi.spyOn(document.querySelector('main') as HTMLElement, 'focus');
    listenForTools();
    click('[data-back-to-top]');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it.each([
    ['copies the address', async () => {}, 'Copied'],
    ['says when it cannot', () => Promise.reject(new Error('denied')), 'Not copied'],
  ])('%s', async (_what, writeText, message) => {
    const { listenForTools, window } = await openArticle(CORNER);
    Object.assign(document.getElementById('words')?.dataset ?? {}, {
      linkCopied: 'Copied',
      linkCopyFailed: 'Not copied',
    });
    const write = vi.fn(writeText);
    Object.defineProperty(window.navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    listenForTools();
    click('[data-copy-link]');
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledExactlyOnceWith('https://www.example.com/cn/en/cars');
    expect(document.getElementById('toasts')?.textContent).toBe(message);
  });

  it('is the text of a button that has one, which says itself that it was copied', async () => {
    const { listenForTools, window } = await openArticle(
      `${CORNER}<button id="credit" data-copy-link="Image: Design Centre" data-copied="Credit copied">Copy</button>`,
    );
    const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(window.navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    listenForTools();
    click('#credit');
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledExactlyOnceWith('Image: Design Centre');
    expect(document.getElementById('toasts')?.textContent).toBe('Credit copied');
  });
});

describe('what the footer shares', () => {
  it('is the page on screen, by its canonical address where it has one', async () => {
    const { listenForTools, window } = await openArticle('<a data-share-page href="https://share.example/x">Share</a>');
    vi.stubGlobal('HTMLAnchorElement', window.HTMLAnchorElement);
    listenForTools();
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
    const { listenForTools } = await openArticle('<button data-print="">Print</button>');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    listenForTools();
    click('main');
    expect(print).not.toHaveBeenCalled();
    click('[data-print]');
    expect(print).toHaveBeenCalledOnce();
  });
});
