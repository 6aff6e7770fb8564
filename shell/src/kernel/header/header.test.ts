import { describe, expect, it, vi } from 'vitest';
import { click, fragmentOf, openWindow } from '../../testing/open-window.ts';

const HEADER = `<div data-header>
  <div data-menu-top id="models"><details data-menu-disclosure><summary>Models</summary><a href="/cn/en/cars">Cars</a></details></div>
  <div data-menu-top id="news"><details data-menu-disclosure><summary>News</summary><a href="/cn/en/news">News</a></details></div>
  <details data-tool="search"><summary>Search</summary></details>
  <a data-language-switch href="/cn/cn/cars">中文</a><div data-header-slot></div>
</div><p id="outside">Text</p>`;

async function openHeader(width = 'wide') {
  const opened = openWindow({ html: HEADER });
  vi.stubGlobal('HTMLAnchorElement', opened.window.HTMLAnchorElement);
  vi.stubGlobal('HTMLDetailsElement', opened.window.HTMLDetailsElement);
  vi.stubGlobal('Node', opened.window.Node);
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'wide', addEventListener: () => {} }));
  const header = await import('./header.ts');
  header.listenForHeader();
  const details = (selector: string) => document.querySelector<HTMLDetailsElement>(selector);
  const open = (selector: string) => {
    const element = details(selector);
    if (!element) throw new Error(`nothing is ${selector}`);
    element.open = true;
    element.dispatchEvent(new opened.window.Event('toggle'));
  };
  const areOpen = () =>
    ['#models details', '#news details', '[data-tool]'].filter((one) => details(one)?.open === true);
  return { ...opened, ...header, open, areOpen };
}

describe('the header', () => {
  it('shows of a new page its theme, its entry in the menu, its translation and its tools', async () => {
    const { updateHeader } = await openHeader();
    const more = { headerTheme: 'dark', header: '<b>Finder</b>', languageHref: '/cn/cn/news' };
    updateHeader(fragmentOf('/cn/en/news', more) as unknown as Parameters<typeof updateHeader>[0]);
    expect(document.documentElement.dataset['headerTheme']).toBe('dark');
    expect(document.querySelector('[data-current]')?.id).toBe('news');
    expect(document.querySelectorAll('[data-current]')).toHaveLength(1);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('News');
    expect(document.querySelector('[data-language-switch]')?.getAttribute('href')).toContain('/cn/cn/news');
    expect(document.querySelector('[data-header-slot]')?.innerHTML).toBe('<b>Finder</b>');
  });

  it('closes what is open with Esc, and gives the focus back', async () => {
    const { window, open, areOpen } = await openHeader();
    open('#models details');
    window.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'a' }));
    expect(areOpen()).toHaveLength(1);
    window.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }));
    expect(areOpen()).toEqual([]);
    expect(document.activeElement).toBe(document.querySelector('#models summary'));
  });

  it('closes what is open by a click elsewhere, and not by one inside', async () => {
    const { open, areOpen } = await openHeader();
    open('#models details');
    click('#models summary', { cancelable: false });
    open('#models details');
    expect(areOpen()).toEqual(['#models details']);
    click('#outside');
    expect(areOpen()).toEqual([]);
  });

  it('never shows a menu beside the search', async () => {
    const { open, areOpen } = await openHeader();
    open('#models details');
    open('[data-tool]');
    expect(areOpen()).toEqual(['[data-tool]']);
    open('#news details');
    expect(areOpen()).toEqual(['#news details']);
  });

  it.each([
    ['wide', []],
    ['narrow', ['#models details']],
  ])('on a %s window leaves open, when the focus goes on: %j', async (width, left) => {
    const { window, open, areOpen } = await openHeader(width);
    open('#models details');
    document.querySelector('#news summary')?.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }));
    expect(areOpen()).toEqual(left);
  });

  it('keeps the part of the page when the language is switched', async () => {
    const { window } = await openHeader();
    window.location.hash = '#prices';
    click('[data-language-switch]');
    expect(document.querySelector<HTMLAnchorElement>('[data-language-switch]')?.hash).toBe('#prices');
  });
});
