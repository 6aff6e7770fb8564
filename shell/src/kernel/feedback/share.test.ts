import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

interface Browser {
  agent?: string;
  share?: (data: ShareData) => Promise<void>;
}

async function openShare({ agent = 'Mozilla/5.0', share }: Browser) {
  const { window } = openWindow({
    html: '<button data-share><i>Share</i></button><p>Text</p><dialog id="wechat"></dialog>',
  });
  document.title = 'Cars';
  document.getElementById('words')?.setAttribute('data-share-advice', 'Use the menu');
  const showModal = vi.spyOn(window.HTMLDialogElement.prototype, 'showModal').mockReturnValue();
  vi.stubGlobal('navigator', { userAgent: agent, ...(share && { share }) });
  const { listenForShare } = await import('./share.ts');
  listenForShare();
  const toasts = () => document.getElementById('toasts')?.textContent;
  const { documentElement: root } = document;
  return { showModal, toasts, marks: [root.hasAttribute('data-wechat'), root.hasAttribute('data-share-sheet')] };
}

describe('the button to share', () => {
  it('opens the sheet of the browser, with the canonical address where the page has one', async () => {
    const share = vi.fn(() => Promise.reject(new Error('closed by the visitor')));
    const { marks } = await openShare({ share });
    expect(marks).toEqual([false, true]);
    click('i');
    expect(share).toHaveBeenLastCalledWith({ title: 'Cars', url: 'https://www.example.com/cn/en/cars' });
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="canonical" href="https://www.example.com/cn/en/canonical">',
    );
    click('[data-share]');
    expect(share).toHaveBeenLastCalledWith({ title: 'Cars', url: 'https://www.example.com/cn/en/canonical' });
  });

  it('shows where the menu of WeChat is', async () => {
    const share = vi.fn(async () => {});
    const { marks, showModal } = await openShare({ agent: 'Mobile micromessenger/8.0', share });
    expect(marks).toEqual([true, true]);
    click('[data-share]');
    expect([showModal.mock.calls.length, share.mock.calls.length]).toEqual([1, 0]);
  });

  it('does nothing in WeChat where the page has no picture of its menu', async () => {
    const { showModal, toasts } = await openShare({ agent: 'MicroMessenger' });
    document.querySelector('#wechat')?.remove();
    click('[data-share]');
    document.dispatchEvent(new Event('click'));
    expect([showModal.mock.calls.length, toasts()]).toEqual([0, '']);
  });

  it('says where else to look in a browser that cannot share', async () => {
    const { marks, toasts } = await openShare({});
    expect(marks).toEqual([false, false]);
    click('p');
    expect(toasts()).toBe('');
    click('[data-share]');
    expect(toasts()).toBe('Use the menu');
  });
});
