import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, openWindow, REMOTE, serveFragments } from '../testing/open-window.ts';

const TRUCKS = '/cn/en/trucks';
const STYLE = ['/cn/mf/a.css', 'sha384-style'];

/** The page of the cars, of which the kernel knows. */
async function openCars() {
  const opened = openWindow({ html: '<h1>Cars</h1>' });
  const { listenForNavigation } = await import('./navigate.ts');
  const { bootPage } = await import('./boot-page.ts');
  const { firstPage } = await import('./page-data.ts');
  bootPage(firstPage);
  listenForNavigation();
  return opened;
}

const stylesheets = () => document.head.querySelectorAll('link[rel=stylesheet]').length;

describe('a page that arrives', () => {
  it('takes the head, the styles and the words of the page before away', async () => {
    const { navigation } = await openCars();
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS, { css: [STYLE] }) });
    await navigation.go(TRUCKS).finished;
    serveFragments({ '/cn/_f/en/vans': fragmentOf('/cn/en/vans', { title: 'Vans', head: [], html: '<p>Vans</p>' }) });
    expect(stylesheets()).toBe(1);
    const before = document.activeElement;
    await navigation.go('/cn/en/vans').finished;
    expect([document.title, document.querySelector('meta[name=description]'), stylesheets()]).toEqual([
      'Vans',
      null,
      0,
    ]);
    expect(document.querySelector('main')?.textContent).toBe('Vans');
    expect(document.activeElement).not.toBe(before);
  });

  it('has the scripts of its islands begun that are due at once', async () => {
    const { navigation } = await openCars();
    const [later, atOnce] = ['visible', 'load'].map((one) => ({
      page: { section: 'mf-a', remote: REMOTE, js: [], islands: [{ name: 'quote', when: one, props: {} }] },
    }));
    const fetch = serveFragments({
      '/cn/_f/en/vans': fragmentOf('/cn/en/vans', later),
      '/cn/_f/en/trucks': fragmentOf(TRUCKS, atOnce),
    });
    const scripts = () => fetch.mock.calls.map(([address]) => address).filter((address) => address.endsWith('.js'));
    await navigation.go('/cn/en/vans').finished;
    expect(scripts()).toEqual([]);
    await navigation.go(TRUCKS).finished;
    expect(scripts()).toEqual(['/cn/mf/shell/runtime.js', '/cn/mf/mf-a/entry.js']);
  });

  it.each([
    ['done', () => Promise.resolve(Response.json(fragmentOf(TRUCKS)))],
    ['failed', () => Promise.reject(new TypeError('offline'))],
  ])('after long ends the progress: %s', async (state, answer) => {
    const { navigation } = await openCars();
    const late = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', () => late.promise.then(answer));
    const { finished } = navigation.go(TRUCKS);
    await vi.advanceTimersByTimeAsync(200);
    expect(document.getElementById('progress')?.dataset['state']).toBe('creeping');
    late.resolve();
    await finished;
    expect(document.getElementById('progress')?.dataset['state']).toBe(state);
  });

  it('lets the parts that both have move when it is on screen', async () => {
    const { navigation } = await openCars();
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    const heading = () => document.querySelector('h1')?.textContent;
    const seen: unknown[] = [];
    const moveShared = async (_event: NavigateEvent, html: string) => {
      seen.push([heading(), html]);
      return () => seen.push(heading());
    };
    vi.stubGlobal('__kernel', { moveShared });
    await navigation.go(TRUCKS).finished;
    expect(seen).toEqual([['Cars', '<h1>Trucks</h1>'], 'Trucks']);
  });
});
