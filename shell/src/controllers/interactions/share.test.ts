import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

interface Browser {
  inWeChat?: boolean;
  share?: (data: ShareData) => Promise<void>;
}

async function openShare({ inWeChat = false, share }: Browser) {
  const { window } = openWindow({
    html: '<button data-share><i>Share</i></button><p>Text</p><dialog id="wechat"></dialog>',
  });
  document.title = 'Cars';
  document.getElementById('words')?.setAttribute('data-share-advice', 'Use the menu');
  const showModal = vi.spyOn(window.HTMLDialogElement.prototype, 'showModal').mockReturnValue();
  vi.stubGlobal('navigator', { share });
  document.documentElement.toggleAttribute('data-wechat', inWeChat);
  document.documentElement.toggleAttribute('data-share-sheet', share !== undefined);
  const { toast } = await import('../../kernel/feedback/toast.ts');
  vi.stubGlobal('__kernel', { toast });
  const { listenForShare } = await import('./share.ts');
  listenForShare();
  const toasts = () => document.getElementById('toasts')?.textContent;
  return { showModal, toasts };
}

describe('the button to share', () => {
  it('opens the sheet of the browser, with the canonical address where the page has one', async () => {
    const share = vi.fn(() => Promise.reject(new Error('closed by the visitor')));
    await openShare({ share });
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
    const { showModal } = await openShare({ inWeChat: true, share });
    click('[data-share]');
    expect([showModal.mock.calls.length, share.mock.calls.length]).toEqual([1, 0]);
  });

  it('does nothing in WeChat where the page has no picture of its menu', async () => {
    const { showModal, toasts } = await openShare({ inWeChat: true });
    document.querySelector('#wechat')?.remove();
    click('[data-share]');
    document.dispatchEvent(new Event('click'));
    expect([showModal.mock.calls.length, toasts()]).toEqual([0, '']);
  });

  it('says where else to look in a browser that cannot share', async () => {
    const { toasts } = await openShare({});
    click('p');
    expect(toasts()).toBe('');
    click('[data-share]');
    expect(toasts()).toBe('Use the menu');
  });
});
