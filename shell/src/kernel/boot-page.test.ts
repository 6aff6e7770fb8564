import { describe, expect, it, vi } from 'vitest';
import { observeSight } from '../testing/observed-sight.ts';
import { openWindow, REMOTE, serveFragments } from '../testing/open-window.ts';

const HTML = `<div data-island="0"></div><p data-hits="spring">12</p><button data-corner-copy></button>
<p data-controller="search" data-at-rest></p><p data-header-leaves></p><p data-header-returns></p><video loop controls></video><button hidden></button><a href="/cn/en/trucks">Trucks</a>`;

/** A page on screen that has a little of everything. */
async function openPage(more: object = {}) {
  openWindow({
    html: HTML,
    page: { section: 'mf-a', remote: REMOTE, islands: [{ name: 'order', when: 'visible', props: {} }], ...more },
  });
  document.body.insertAdjacentHTML('afterbegin', '<div data-header></div>');
  document.cookie = 'look=dark';
  observeSight((element) => element.matches('a'));
  const fetch = serveFragments({});
  const shown: string[] = [];
  document.addEventListener('pageshown', ({ type }) => void shown.push(type));
  const { bootPage } = await import('./boot-page.ts');
  const { firstPage } = await import('./page-data.ts');
  bootPage(firstPage);
  const requested = () => fetch.mock.calls.map(([address]) => address);
  const isLinkOffered = () => document.querySelector('[data-corner-copy]')?.hasAttribute('data-offered');
  const scripts = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  return { shown, scripts, requested, isLinkOffered, firstPage };
}

describe('a page that is on screen', () => {
  it('has its islands, looks as its visitor chose, and moves', async () => {
    const { shown, scripts, firstPage } = await openPage();
    const { state } = await import('./islands/island-state.ts');
    expect(state.page).toBe(firstPage);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(shown).toEqual(['pageshown']);
    expect(scripts(), 'its film begins by itself').toEqual(['/cn/mf/shell/interactions.js']);
  });

  it('is counted after a second, and brings ahead what may be needed next when nothing else happens', async () => {
    const { requested } = await openPage();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested()).toEqual(['/cn/api/article/updateHits']);
    await vi.advanceTimersByTimeAsync(1010);
    expect(requested().slice(1)).toEqual(['/cn/mf/shell/runtime.js', '/cn/_f/en/trucks']);
  });

  it('moves what only adorns it when it has come to rest', async () => {
    const { scripts } = await openPage();
    await vi.advanceTimersByTimeAsync(2000);
    expect(scripts(), 'something else happens').not.toContain('/cn/mf/shell/search.js');
    await vi.advanceTimersByTimeAsync(2000);
    expect(scripts()).toContain('/cn/mf/shell/search.js');
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('offers its link where it wants to (%s)', async (copyLink, isOffered) => {
    expect((await openPage({ copyLink })).isLinkOffered()).toBe(isOffered);
  });
});
