import { describe, expect, it, vi } from 'vitest';
import type { Going } from '../testing/fake-navigation.ts';
import { fragmentOf, openWindow, REMOTE, serveFragments } from '../testing/open-window.ts';

const TRUCKS = '/cn/en/trucks';
const STYLE = ['/cn/mf/a.css', 'sha384-style'];
const PAGE = '<h1>Cars</h1><div data-island="0"></div>';
const ISLANDS = { section: 'mf-a', remote: REMOTE, islands: [{ name: 'quote', when: 'load', props: {} }] };

/** The page of the cars, of which the kernel knows. */
async function openCars({ html = PAGE, page = {} }: { html?: string; page?: object } = {}) {
  const opened = openWindow({ html, page });
  const { listenForNavigation } = await import('./navigate.ts');
  const { bootPage } = await import('./boot-page.ts');
  const { firstPage } = await import('./page-data.ts');
  bootPage(firstPage);
  listenForNavigation();
  return opened;
}

/** Goes from the cars to the trucks, whose fragment is so. */
async function goToTrucks(more: object = {}, going: object = {}) {
  const opened = await openCars();
  serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS, more) });
  await opened.navigation.go(TRUCKS, going).finished;
  return opened;
}

const shown = () => [document.querySelector('main h1')?.textContent, location.pathname];

describe('a navigation', () => {
  it('shows the page under its address, with its title, and says so to those who do not see', async () => {
    const { navigation, reload } = await goToTrucks();
    expect(shown()).toEqual(['Trucks', TRUCKS]);
    expect(document.title).toBe('Trucks');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('All trucks');
    expect(document.getElementById('live')?.textContent).toBe('Trucks');
    expect(document.activeElement).toBe(document.querySelector('main h1'));
    expect(document.querySelector('main h1')?.getAttribute('tabindex')).toBe('-1');
    expect(navigation.scrolled).toHaveBeenCalledOnce();
    expect([navigation.documents, reload.mock.calls]).toEqual([[], []]);
  });

  it('leaves whoever chooses among what is below where they are, with the focus on their choice', async () => {
    const choices = '<nav data-in-place=""><a href="/cn/en/cars?size=small">Small</a></nav>';
    const html = `<h1>Cars</h1>${choices}`;
    const { navigation } = await openCars({ html });
    const small = fragmentOf('/cn/en/cars?size=small', { html: `<h1>Small cars</h1>${choices}` });
    serveFragments({ '/cn/_f/en/cars?size=small': small });
    document.querySelector<HTMLElement>('main nav a')?.focus();
    await navigation.go('/cn/en/cars?size=small').finished;
    expect(shown()).toEqual(['Small cars', '/cn/en/cars']);
    expect(document.activeElement).toBe(document.querySelector('main nav a'));
    expect(navigation.scrolled).not.toHaveBeenCalled();
  });

  it('to another page by such a link begins at its top', async () => {
    const html = `<h1>Cars</h1><nav data-in-place=""><a href="${TRUCKS}">Trucks</a></nav>`;
    const { navigation } = await openCars({ html });
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    document.querySelector<HTMLElement>('main nav a')?.focus();
    await navigation.go(TRUCKS).finished;
    expect(document.activeElement).toBe(document.querySelector('main h1'));
    expect(navigation.scrolled).toHaveBeenCalledOnce();
  });

  it.each<[string, Going, unknown[]]>([
    ['a new entry begins at its top by scrolling', {}, [[0, 1], 'browser']],
    ['a step leaves the position to the browser', { navigationType: 'traverse', sameDocument: true }, ['browser']],
  ])('so that the browser keeps where it was: %s', async (_what, going, expected) => {
    const { navigation } = await openCars();
    const scrolls: unknown[] = [];
    vi.stubGlobal('scrollTo', (...to: unknown[]) => scrolls.push(to));
    navigation.scrolled.mockImplementation(() => void scrolls.push('browser'));
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    await navigation.go(TRUCKS, going).finished;
    expect(scrolls).toEqual(expected);
  });

  it('comes after the press has been answered on the screen, also where its page is here already', async () => {
    const { navigation } = await openCars();
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    const { finished } = navigation.go(TRUCKS);
    await vi.advanceTimersByTimeAsync(100);
    frames.forEach((draw) => draw());
    expect(shown(), 'before the frame is painted').toEqual(['Cars', '/cn/en/cars']);
    await vi.advanceTimersByTimeAsync(0);
    await finished;
    expect(shown()).toEqual(['Trucks', TRUCKS]);
  });

  it('keeps address and page as they are until the new one is here', async () => {
    const { navigation } = await openCars();
    const late = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => late.promise);
    const { finished } = navigation.go(TRUCKS);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual(['Cars', '/cn/en/cars']);
    late.resolve(Response.json(fragmentOf(TRUCKS)));
    await finished;
    expect(shown()).toEqual(['Trucks', TRUCKS]);
  });

  it('that cannot wait with its address brings the page after it', async () => {
    const { reload } = await goToTrucks({}, { navigationType: 'traverse', sameDocument: true, cancelable: false });
    expect(shown()).toEqual(['Trucks', TRUCKS]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the address that was asked for, whatever the server calls its page', async () => {
    const { navigation } = await openCars();
    serveFragments({ '/cn/_f/en/trucks?utm_source=mail': fragmentOf(TRUCKS) });
    await navigation.go(`${TRUCKS}?utm_source=mail`).finished;
    expect(location.search).toBe('?utm_source=mail');
  });
});

describe('the browser alone goes', () => {
  it.each<[string, string, Going]>([
    ['to another site', 'https://elsewhere.example/cn/en/trucks', {}],
    ['to the other language, whose frame is another one', '/cn/cn/trucks', {}],
    ['to a file', '/cn/media-files/a.pdf', {}],
    ['to what only looks like a page', '/cn/en/site.webmanifest', {}],
    ['to an address that only begins like the site', '/cn/english', {}],
    ['to a part of the page', '/cn/en/cars#prices', { hashChange: true, sameDocument: true }],
    ['with what a form sends', TRUCKS, { formData: new FormData() }],
    ['to a download', TRUCKS, { downloadRequest: '' }],
    ['to a document that the kernel asked for', TRUCKS, { info: 'document' }],
    ['where a script writes history', TRUCKS, { sameDocument: true }],
    ['when the visitor reloads', '/cn/en/cars', { navigationType: 'reload' }],
    ['back to the address of the page on screen', '/cn/en/cars#a', { navigationType: 'traverse', sameDocument: true }],
  ])('%s', async (_where, address, going) => {
    const { navigation } = await openCars();
    expect(navigation.go(address, going).isNative).toBe(true);
  });

  it('between addresses that the island of the page routes', async () => {
    const { navigation } = await openCars({ page: { owns: '/cn/en/cars/' } });
    serveFragments({});
    const { ownAddresses } = await import('./islands/island-state.ts');
    ownAddresses();
    navigation.go('/cn/en/cars/red', { sameDocument: true });
    navigation.go('/cn/en/cars/blue', { sameDocument: true });
    const back = { navigationType: 'traverse', sameDocument: true } as const;
    expect(navigation.go('/cn/en/cars/red', back).isNative).toBe(true);
    expect(navigation.go(TRUCKS, back).isNative).toBe(false);
  });
});

describe('a document is opened', () => {
  it.each([
    ['of another constellation', { constellation: 'two' }],
    ['with another layout', { layout: 'bare' }],
  ])('for a page %s', async (_which, more) => {
    const { navigation, reload } = await goToTrucks(more);
    expect(navigation.documents).toEqual([[`https://www.example.com${TRUCKS}`, 'push']]);
    expect(reload).not.toHaveBeenCalled();
    expect(shown()).toEqual(['Cars', '/cn/en/cars']);
  });

  it('in the place of the present one, where the visitor would have no way back to it', async () => {
    const { navigation } = await goToTrucks({ constellation: 'two' }, { navigationType: 'replace' });
    expect(navigation.documents).toEqual([[`https://www.example.com${TRUCKS}`, 'replace']]);
  });

  it.each([true, false])(
    'by a reload when back has changed the address already (it can wait: %s)',
    async (cancelable) => {
      const going = { navigationType: 'traverse', sameDocument: true, cancelable };
      const { navigation, reload } = await goToTrucks({ constellation: 'two' }, going);
      expect([navigation.documents, reload.mock.calls.length, location.pathname]).toEqual([[], 1, TRUCKS]);
    },
  );

  it.each([
    ['is no fragment', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is cut off', () => new Response('{"title":"Tru', { headers: { 'content-type': 'application/json' } })],
  ])('when the answer %s', async (_how, answer) => {
    const { navigation } = await openCars();
    vi.stubGlobal('fetch', async () => answer());
    await navigation.go(TRUCKS).finished;
    expect(navigation.documents).toHaveLength(1);
    expect(shown()).toEqual(['Cars', '/cn/en/cars']);
  });

  it('when its styles do not come in time', async () => {
    const { navigation } = await openCars();
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS, { css: [STYLE] }) });
    vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const { finished } = navigation.go(TRUCKS);
    await vi.advanceTimersByTimeAsync(4999);
    expect(navigation.documents).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await finished;
    expect(navigation.documents).toHaveLength(1);
  });
});

it.each([
  ['a document, in whose place no reload comes', {}, false],
  ['a file, beside which the page stays', { downloadRequest: '' }, true],
])('a link leads to %s', async (_where, going, expected) => {
  const { navigation } = await openCars();
  navigation.go('/cn/cn/cars', going);
  const { reloadOnce } = await import('./reload-once.ts');
  expect(reloadOnce()).toBe(expected);
});

describe('without a network', () => {
  it('the page for those who have none stands in', async () => {
    const { navigation } = await openCars();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await navigation.go(TRUCKS).finished;
    expect([...shown(), document.title]).toEqual(['You are offline', TRUCKS, 'Offline']);
    expect(document.documentElement.dataset['headerTheme']).toBe('dark');
    expect(navigation.documents).toEqual([]);
  });

  it('nothing stands in where the document brought nothing, and no island of the page before', async () => {
    const { navigation } = await openCars({ page: ISLANDS });
    document.querySelector('template#offline')?.remove();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await navigation.go(`${TRUCKS}?page=2`).finished;
    const { state } = await import('./islands/island-state.ts');
    expect(document.querySelector('main')?.innerHTML).toBe('');
    expect(state.page).toMatchObject({ section: '', islands: [], words: {}, js: [], lang: 'en' });
    expect(location.search).toBe('?page=2');
  });
});

describe('back, where the address does not wait, and forward again at once', () => {
  const BACK = { navigationType: 'traverse', sameDocument: true, cancelable: false } as const;

  it('leaves the page as it was, though the other one is ready', async () => {
    const { navigation, reload } = await openCars({ page: ISLANDS });
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    const { registerRuntime } = await import('./islands/islands.ts');
    const { state } = await import('./islands/island-state.ts');
    const left = Promise.withResolvers<void>();
    registerRuntime({ sync: () => (state.page ? Promise.resolve() : left.promise), retry: async () => {} });
    const { finished } = navigation.go(TRUCKS, BACK);
    await vi.waitFor(() => expect(state.page).toBeNull());
    navigation.go('/cn/en/cars', BACK);
    left.resolve();
    await finished;
    expect([shown(), reload.mock.calls]).toEqual([['Cars', '/cn/en/cars'], []]);
  });

  it('opens no document, though the other one never came', async () => {
    const { navigation, reload } = await openCars();
    const late = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => late.promise);
    const { finished } = navigation.go(TRUCKS, BACK);
    navigation.go('/cn/en/cars', BACK);
    late.resolve(Response.json(fragmentOf(TRUCKS)));
    await finished;
    expect([shown(), navigation.documents, reload.mock.calls]).toEqual([['Cars', '/cn/en/cars'], [], []]);
  });
});

describe('a form', () => {
  it.each([
    ['that asks for a page leaves out what nobody filled in', 'get', ['key']],
    ['that sends something sends all of it', 'post', ['key', 'none']],
  ])('%s', async (_what, method, names) => {
    const { window } = await openCars({
      html: `<form method="${method}"><input name="key" value="wind"><input name="none" value=""></form>`,
    });
    const form = document.querySelector('form') as HTMLFormElement;
    const formData = new FormData(form);
    form.dispatchEvent(Object.assign(new window.Event('formdata', { bubbles: true }), { formData }));
    expect([...formData.keys()]).toEqual(names);
  });
});

it('browsers without the navigation API open documents', async () => {
  openWindow({ html: PAGE });
  vi.stubGlobal('navigation', undefined);
  Reflect.deleteProperty(globalThis, 'navigation');
  const { listenForNavigation } = await import('./navigate.ts');
  expect(listenForNavigation).not.toThrow();
});
