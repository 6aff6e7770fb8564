import { beforeEach, describe, expect, it } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const SCREEN = `<input name="key"><nav hidden data-nearest><h2>Near</h2><ul></ul></nav>`;
const MENU = `<a href="/cn/en/invest/stock"> Share price </a><a href="/cn/en/invest/stock/">Again</a>
<a href="/cn/en">Home</a><a href="https://example.com/cn/en/invest/stok">Elsewhere</a><a href="/cn/en/talent">Careers</a>`;

const near = () => document.querySelector<HTMLElement>('[data-nearest]');
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-nearest] a')];
const words = () => document.querySelector<HTMLInputElement>('input')?.value;

function openMissing(address: string, html = SCREEN): void {
  openWindow({ html });
  document.body.insertAdjacentHTML('afterbegin', `<header>${MENU}</header>`);
  history.replaceState(null, '', address);
}

describe('a screen that was drawn for no address in particular', () => {
  beforeEach(() => openMissing('/cn/en/invest/stok'));

  it('says which pages are written alike, each once', async () => {
    await import('./ways.ts');
    expect(links().map(({ pathname, textContent }) => [pathname, textContent.trim()])).toEqual([
      [expect.stringMatching(/^\/cn\/en\/invest\/stock/), expect.any(String)],
    ]);
    expect(near()?.hidden).toBe(false);
  });

  it('names them no second time among the popular ones', async () => {
    const popular =
      '<nav><ul><li><a href="/cn/en/invest/stock">Share price</a></li><li><a href="/cn/en/book">Visit</a></li></ul></nav>';
    openMissing('/cn/en/invest/stok', SCREEN + popular);
    await import('./ways.ts');
    expect([...document.querySelectorAll('nav:not([data-nearest]) a')].map(({ textContent }) => textContent)).toEqual([
      'Visit',
    ]);
  });

  it('searches for the words of the address', async () => {
    await import('./ways.ts');
    expect(words()).toBe('stok');
  });

  it('leaves what somebody has typed', async () => {
    document.querySelector('input')?.setAttribute('value', 'dividend');
    await import('./ways.ts');
    expect(words()).toBe('dividend');
  });

  it('says nothing where nothing is alike', async () => {
    history.replaceState(null, '', '/cn/en/zzzzz');
    await import('./ways.ts');
    expect([links(), near()?.hidden]).toEqual([[], true]);
  });

  it('leaves other pages as they are', async () => {
    openMissing('/cn/en/invest/stok', '<input name="key">');
    await import('./ways.ts');
    expect(words()).toBe('');
  });
});
