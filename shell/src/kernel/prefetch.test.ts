import { describe, expect, it, vi } from 'vitest';
import { openWindow, serveFragments } from '../testing/open-window.ts';
import { observeSight } from '../testing/observed-sight.ts';
import { WANTED } from './kernel-events.ts';

const LINKS = ['trucks', 'trucks', 'vans', 'cars', 'buses', 'trams']
  .map((name, index) => `<a id="${name}-${index}" href="/cn/en/${name}">${name}</a>`)
  .join('');

async function openCars(connection?: object) {
  const { window } = openWindow({ html: LINKS });
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true });
  const fetch = serveFragments({});
  const { listenForIntent, prefetchInSight, whenIdle } = await import('./prefetch.ts');
  listenForIntent();
  const reach = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: true }));
  const requested = () => fetch.mock.calls.map(([address]) => address);
  return { reach, requested, prefetchInSight, whenIdle };
}

// Spec STATE-prefetch, LIM-prefetch.
describe('reaching for a link', () => {
  it('fetches its page after 200 ms, and not when the pointer only passes', async () => {
    const { reach, requested } = await openCars();
    reach('#vans-2');
    vi.advanceTimersByTime(199);
    reach('main');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
    reach('#vans-2', 'focusin');
    vi.advanceTimersByTime(200);
    expect(requested()).toEqual(['/cn/_f/en/vans']);
  });

  it('goes on while a script asks for what another part of the page needs', async () => {
    const { reach, requested } = await openCars();
    reach('#vans-2');
    reach('main', WANTED);
    vi.advanceTimersByTime(200);
    expect(requested()).toEqual(['/cn/_f/en/vans']);
  });

  it('and pressing it fetches it at once, and once', async () => {
    const { reach, requested } = await openCars();
    for (const type of ['pointerdown', 'focusin', 'click']) reach('#vans-2', type);
    expect(requested()).toEqual(['/cn/_f/en/vans']);
    vi.advanceTimersByTime(1000);
    expect(requested()).toHaveLength(1);
  });

  it('and following it before that leaves its page to the click', async () => {
    const { reach, requested } = await openCars();
    reach('#vans-2');
    vi.advanceTimersByTime(199);
    reach('#vans-2', 'click');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
  });

  it('fetches nothing for the page that is shown', async () => {
    const { reach, requested } = await openCars();
    reach('#cars-3');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
  });

  it('fetches the page that is shown with another query', async () => {
    const { reach, requested } = await openCars();
    document.querySelector('#cars-3')?.setAttribute('href', '/cn/en/cars?page=2');
    reach('#cars-3');
    vi.advanceTimersByTime(200);
    expect(requested()).toEqual(['/cn/_f/en/cars?page=2']);
  });

  it.each([
    ['opens a window of its own', 'target', '_blank'],
    ['saves a file', 'download', ''],
    ['leads nowhere', 'href', ''],
    ['leads to another site', 'href', 'https://elsewhere.example/cn/en/vans'],
    ['leads to a file', 'href', '/cn/en/vans.pdf'],
    ['leads to the other language', 'href', '/cn/cn/vans'],
  ])('fetches nothing for a link that %s', async (_what, name, value) => {
    const { reach, requested } = await openCars();
    document.querySelector('#vans-2')?.setAttribute(name, value);
    reach('#vans-2');
    document.dispatchEvent(new Event('focusin'));
    reach('#vans-2');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing for visitors with %o, now or when idle',
    async (connection) => {
      const { reach, requested, whenIdle } = await openCars(connection);
      const task = vi.fn();
      reach('#vans-2', 'pointerdown');
      whenIdle(task);
      vi.advanceTimersByTime(10_000);
      expect(requested()).toEqual([]);
      expect(task).not.toHaveBeenCalled();
    },
  );

  it('works on a connection that is fast enough', async () => {
    const { requested, reach } = await openCars({ saveData: false, effectiveType: '4g' });
    reach('#vans-2', 'pointerdown');
    vi.advanceTimersByTime(0);
    expect(requested()).toHaveLength(1);
  });
});

describe('an idle page', () => {
  it('follows its first three other pages in sight ahead, one after the other', async () => {
    const { requested, prefetchInSight } = await openCars();
    observeSight(({ id }) => id !== 'buses-4');
    prefetchInSight();
    vi.advanceTimersByTime(1);
    expect(requested()).toEqual(['/cn/_f/en/trucks']);
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual(['/cn/_f/en/trucks', '/cn/_f/en/vans', '/cn/_f/en/trams']);
  });

  it('follows nothing out of sight, and asks no link where it is, which would lay out what is folded up', async () => {
    const { requested, prefetchInSight } = await openCars();
    observeSight(() => false);
    const ask = vi.spyOn(document.defaultView?.Element.prototype as Element, 'getBoundingClientRect');
    prefetchInSight();
    vi.advanceTimersByTime(1000);
    expect([requested(), ask.mock.calls]).toEqual([[], []]);
  });

  it('is asked of browsers that tell, for two seconds at most', async () => {
    const { whenIdle } = await openCars();
    const ask = vi.fn();
    const task = vi.fn();
    vi.stubGlobal('requestIdleCallback', ask);
    whenIdle(task);
    vi.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledExactlyOnceWith(task, { timeout: 2000 });
  });

  it('is waited for two seconds where browsers do not tell', async () => {
    const { whenIdle } = await openCars();
    const task = vi.fn();
    whenIdle(task);
    vi.advanceTimersByTime(1999);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });
});
