import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

const PAGE = `<a id="small-1" data-enlarge="one" href="/1.webp"><img></a><a id="small-2" data-enlarge="two" href="/2.webp"></a>
<a id="lost" data-enlarge="none" href="/3.webp"></a><a id="plain" href="/4.webp"></a>
<dialog id="one"><a id="next" rel="next" data-enlarge="two"></a></dialog>
<dialog id="two"><a id="prev" rel="prev" data-enlarge="one"></a><a id="on" data-enlarge="three"></a></dialog><dialog id="three"></dialog>`;

async function openPictures() {
  const { window } = openWindow({ html: PAGE });
  vi.stubGlobal('HTMLDialogElement', window.HTMLDialogElement);
  vi.resetModules();
  (await import('./lightbox.ts')).listenForPictures();
  const press = (key: string) => document.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  const shown = () => [...document.querySelectorAll('dialog[open]')].map(({ id }) => id);
  return { press, shown };
}

describe('a picture', () => {
  it('is seen large in place, and the focus comes back to its small one', async () => {
    const { shown } = await openPictures();
    expect(click('#small-1 img').defaultPrevented).toBe(true);
    expect(shown()).toEqual(['one']);
  });

  it('is turned by its links and by the arrow keys, with one large picture at a time', async () => {
    const { shown, press } = await openPictures();
    click('#small-1');
    click('#next');
    expect(shown()).toEqual(['two']);
    press('ArrowLeft');
    expect(shown()).toEqual(['one']);
    press('ArrowRight');
    expect(shown()).toEqual(['two']);
    press('ArrowRight');
    press('a');
    expect(shown()).toEqual(['two']);
  });

  it('gives the focus to the small picture of what was seen last', async () => {
    await openPictures();
    const focus = vi.spyOn(document.querySelector('#small-2') as HTMLElement, 'focus');
    const show = vi.spyOn(document.querySelector('#two') as HTMLDialogElement, 'showModal');
    click('#small-1');
    click('#next');
    expect(focus).toHaveBeenCalledExactlyOnceWith();
    expect(focus.mock.invocationCallOrder[0]).toBeLessThan(show.mock.invocationCallOrder[0] ?? 0);
  });

  it('that stands nowhere small is shown all the same', async () => {
    const { shown } = await openPictures();
    click('#small-2');
    click('#on');
    expect(shown()).toEqual(['three']);
  });

  it('is not what a click beside everything means', async () => {
    const { shown } = await openPictures();
    document.dispatchEvent(new Event('click'));
    expect(shown()).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is opened by the browser for a click with %j',
    async (how) => {
      const { shown } = await openPictures();
      expect(click('#small-1', how).defaultPrevented).toBe(false);
      expect(shown()).toEqual([]);
    },
  );

  it('without a large one is opened by the browser, as every other link', async () => {
    await openPictures();
    expect([click('#lost').defaultPrevented, click('#plain').defaultPrevented]).toEqual([false, false]);
  });
});
