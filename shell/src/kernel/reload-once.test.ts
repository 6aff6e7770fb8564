import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const FORM =
  '<input id="name" value="Lin"><input id="news" type="checkbox"><input id="one" type="radio"><textarea id="wish"></textarea>';

async function openForm() {
  const opened = openWindow({ html: FORM });
  const { leaveUnless, reloadOnce } = await import('./reload-once.ts');
  return { ...opened, leaveUnless, reloadOnce };
}

// Spec STATE-chunk-reload.
describe('a script that did not come', () => {
  it('reloads the page once, and never in a loop', async () => {
    const { reloadOnce, reload } = await openForm();
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads it again when the release is another one', async () => {
    const { reloadOnce, reload } = await openForm();
    sessionStorage.setItem('reloaded-for', 'zero');
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not cost a visitor what was typed or ticked', async () => {
    const { reloadOnce, reload } = await openForm();
    const name = document.querySelector<HTMLInputElement>('#name');
    const news = document.querySelector<HTMLInputElement>('#news');
    if (!name || !news) throw new Error('no form');
    name.value = 'Wu';
    expect(reloadOnce()).toBe(false);
    name.value = 'Lin';
    news.checked = true;
    expect(reloadOnce()).toBe(false);
    news.checked = false;
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['written', '#wish', { value: 'A red one' }],
    ['chosen', '#one', { checked: true }],
  ])('does not cost a visitor what was %s', async (_how, selector, change) => {
    const { reloadOnce, reload } = await openForm();
    Object.assign(document.querySelector(selector) ?? {}, change);
    expect([reloadOnce(), reload.mock.calls.length, sessionStorage.length]).toEqual([false, 0, 0]);
  });

  it('is remembered for the release', async () => {
    const { reloadOnce } = await openForm();
    reloadOnce();
    expect(sessionStorage.getItem('reloaded-for')).toBe('one');
  });

  it('leaves the page alone without a network, and where nothing can be remembered', async () => {
    const { reloadOnce, reload, window } = await openForm();
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce()).toBe(false);
    online.mockReturnValue(true);
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not stop a visitor who is leaving for another document', async () => {
    const { leaveUnless, reloadOnce, reload } = await openForm();
    const giving = new AbortController();
    leaveUnless(giving.signal);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    giving.abort();
    expect(reloadOnce()).toBe(true);
  });

  it('does not stop a visitor for whom another page is on its way', async () => {
    const { navigation, reloadOnce } = await openForm();
    navigation.addEventListener('navigate', (event) => {
      (event as NavigateEvent).intercept({ handler: () => new Promise(() => {}) });
    });
    navigation.go('/cn/en/trucks');
    expect(reloadOnce()).toBe(false);
  });

  it('reloads the page of a visitor who has come back to it', async () => {
    const { window, leaveUnless, reloadOnce } = await openForm();
    leaveUnless(new AbortController().signal);
    window.dispatchEvent(new Event('pagehide'));
    expect(reloadOnce()).toBe(true);
  });
});
