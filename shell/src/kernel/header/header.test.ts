import { describe, expect, it, vi } from 'vitest';
import { click, fragmentOf, openWindow } from '../../testing/open-window.ts';

const HEADER = `<div data-header><nav data-menu>
  <div data-menu-top id="models"><details data-menu-disclosure><summary>Models</summary><a href="/cn/en/cars">Cars</a></details></div>
  <div data-menu-top id="news"><details data-menu-disclosure><summary>News</summary><a href="/cn/en/news">News</a></details></div>
  <div data-menu-top id="home"><a href="/cn/en">Home</a></div></nav>
  <details data-tool="finder"><summary>Finder</summary></details>
  <div data-tool="search"><button>Search</button><div popover><input></div></div>
  <a data-language-switch href="/cn/cn/cars">中文</a><div data-header-slot></div>
</div><p id="outside">Text</p>`;

async function openHeader(width = 'wide', html = HEADER) {
  const opened = openWindow({ html });
  vi.stubGlobal('HTMLAnchorElement', opened.window.HTMLAnchorElement);
  vi.stubGlobal('HTMLDetailsElement', opened.window.HTMLDetailsElement);
  vi.stubGlobal('Node', opened.window.Node);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'wide' && query.startsWith('(min-width: 64rem)'),
  }));
  const notify = (element: Element, newState: string) =>
    element.dispatchEvent(Object.assign(new opened.window.Event('toggle'), { newState }));
  // The browser of these tests knows no popovers.
  const panel = document.querySelector<HTMLElement>('[popover]');
  Object.assign(panel ?? {}, { hidePopover: () => panel?.removeAttribute('data-open') });
  const openSearch = () => {
    panel?.setAttribute('data-open', '');
    if (panel) notify(panel, 'open');
  };
  const header = await import('./header.ts');
  header.listenForHeader();
  const details = (selector: string) => document.querySelector<HTMLDetailsElement>(selector);
  const open = (selector: string) => {
    const element = details(selector);
    if (!element) throw new Error(`nothing is ${selector}`);
    element.open = true;
    notify(element, 'open');
  };
  const areOpen = () => [
    ...['#models details', '#news details', '[data-tool]'].filter((one) => details(one)?.open === true),
    ...(panel?.hasAttribute('data-open') ? ['search'] : []),
  ];
  return { ...opened, ...header, open, openSearch, areOpen, notify };
}

const page = { section: 'mf-a' };

describe('the header', () => {
  it('shows of a new page its theme, its entry in the menu, its translation and its tools', async () => {
    const { updateHeader } = await openHeader();
    const more = { headerTheme: 'dark', header: '<b>Finder</b>', languageHref: '/cn/cn/news', menuEntry: 1, page };
    updateHeader(fragmentOf('/cn/en/news', more) as unknown as Parameters<typeof updateHeader>[0]);
    expect(document.documentElement.dataset['headerTheme']).toBe('dark');
    expect(document.querySelector('[data-current]')?.id).toBe('news');
    expect(document.querySelectorAll('[data-current]')).toHaveLength(1);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('News');
    expect(document.querySelector('[data-language-switch]')?.getAttribute('href')).toContain('/cn/cn/news');
    expect(document.querySelector('[data-header-slot]')?.innerHTML).toBe('<b>Finder</b>');
  });

  it('forgets the page before', async () => {
    const { updateHeader } = await openHeader();
    const show = (path: string, more: object = {}) =>
      updateHeader(fragmentOf(path, { page, ...more }) as unknown as Parameters<typeof updateHeader>[0]);
    show('/cn/en/news', { header: '<b>Finder</b>', menuEntry: 1 });
    show('/cn/en/cars/red', { menuEntry: 0 });
    const current = () => [...document.querySelectorAll('[data-current]')].map(({ id }) => id);
    expect([current(), document.querySelector('[aria-current]')]).toEqual([['models'], null]);
    expect(document.querySelector('[data-header-slot]')?.innerHTML).toBe('');
    show('/cn/en/elsewhere', { menuEntry: -1 });
    expect(current()).toEqual([]);
    show('/cn/en', { menuEntry: 2 });
    expect(current()).toEqual(['home']);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Home');
    show('/cn/en/news', { page: { ...page, section: '' } });
    expect(document.querySelector('[aria-current]'), 'a screen is no page of the menu').toBeNull();
  });

  it('may be missing from a page, which has its theme all the same', async () => {
    const { updateHeader, window } = await openHeader('wide', '<p id="outside">Text</p>');
    updateHeader(fragmentOf('/cn/en/news') as unknown as Parameters<typeof updateHeader>[0]);
    expect(document.documentElement.dataset['headerTheme']).toBe('light');
    expect(() => window.dispatchEvent(new window.Event('scroll'))).not.toThrow();
  });

  it('says that the page was scrolled from the ninth pixel on', async () => {
    const { window } = await openHeader();
    const isScrolled = () => document.querySelector('[data-header]')?.hasAttribute('data-scrolled');
    const states = [0, 8, 9].map((top) => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new window.Event('scroll'));
      return isScrolled();
    });
    expect(states).toEqual([false, false, true]);
    document.querySelector('[data-header]')?.removeAttribute('data-scrolled');
    window.dispatchEvent(new window.Event('load'));
    expect(isScrolled(), 'also of a page that came back where it was left').toBe(true);
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

  it('never shows a menu beside the finder', async () => {
    const { open, areOpen } = await openHeader();
    open('#models details');
    open('[data-tool]');
    expect(areOpen()).toEqual(['[data-tool]']);
    open('#news details');
    expect(areOpen()).toEqual(['#news details']);
  });

  it.each(['#models details', '[data-tool]'])('never shows the search beside %s', async (other) => {
    const { open, openSearch, areOpen } = await openHeader();
    open(other);
    openSearch();
    expect(areOpen()).toEqual(['search']);
    open(other);
    expect(areOpen()).toEqual([other]);
  });

  it('closes the search when its page is left', async () => {
    const { openSearch, areOpen, closeMenus } = await openHeader();
    openSearch();
    closeMenus();
    expect(areOpen()).toEqual([]);
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

  it('leaves finder and search open while the focus is in them, and no longer', async () => {
    const { window, open, openSearch, areOpen } = await openHeader();
    const focus = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }));
    open('[data-tool]');
    focus('[data-tool] summary');
    expect(areOpen()).toEqual(['[data-tool]']);
    focus('#news summary');
    expect(areOpen()).toEqual([]);
    openSearch();
    focus('[data-tool=search] button');
    expect(areOpen()).toEqual(['search']);
    focus('#news summary');
    expect(areOpen()).toEqual([]);
    open('#models details');
    focus('#models a');
    expect(areOpen()).toEqual(['#models details']);
    focus('#outside');
    expect(areOpen()).toEqual([]);
  });

  it('leaves two menus open side by side, as a visitor opens them', async () => {
    const { open, areOpen } = await openHeader();
    open('#models details');
    open('#news details');
    expect(areOpen()).toHaveLength(2);
  });

  it('takes Esc for nothing where nothing is open, and what happens beside every element, too', async () => {
    const { window, open, areOpen } = await openHeader();
    const before = document.activeElement;
    window.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }));
    expect(document.activeElement).toBe(before);
    open('#models details');
    window.dispatchEvent(new window.Event('click'));
    expect(areOpen()).toHaveLength(1);
  });

  it('closes what the pointer opened with its menu, and not with its search', async () => {
    const { notify } = await openHeader();
    const closing: string[] = [];
    document.querySelector('[data-header]')?.addEventListener('closemenus', ({ type }) => void closing.push(type));
    const close = (selector: string) => notify(document.querySelector(selector) as Element, 'closed');
    close('[data-tool]');
    close('[popover]');
    expect(closing).toEqual([]);
    close('#models details');
    expect(closing).toHaveLength(1);
  });

  it.each([
    ['/cn/en/cars?utm_source=mail&Page=2#prices', '/cn/cn/cars?utm_source=mail&Page=2#prices'],
    ['/cn/en?utm_source=mail', '/cn/cn?utm_source=mail'],
    ['/cn/en/', '/cn/cn'],
  ])('keeps all of %s when the language is switched: %s', async (address, other) => {
    const { window } = await openHeader();
    window.history.replaceState(null, '', address);
    click('[data-language-switch]');
    expect(document.querySelector('[data-language-switch]')?.getAttribute('href')).toBe(other);
  });

  it('keeps it for a new tab, too, and changes no other link', async () => {
    const { window } = await openHeader();
    window.history.replaceState(null, '', '/cn/en/cars?utm_source=mail#prices');
    const press = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new window.Event('pointerdown', { bubbles: true }));
    press('#news a');
    press('[data-language-switch]');
    expect(document.querySelector('#news a')?.getAttribute('href')).toBe('/cn/en/news');
    expect(document.querySelector('[data-language-switch]')?.getAttribute('href')).toBe(
      '/cn/cn/cars?utm_source=mail#prices',
    );
  });
});
