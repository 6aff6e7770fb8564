import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const TRUCKS = new URL('https://www.example.com/cn/en/trucks?page=2');
const { signal } = new AbortController();

const broken = () => Promise.reject<Response>(new TypeError('no network'));

async function openKernel(...answers: (() => Promise<Response>)[]) {
  openWindow({ html: '' });
  const waiting = [...answers];
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => waiting.shift()?.() ?? broken());
  vi.stubGlobal('fetch', fetch);
  return { ...(await import('./fragments.ts')), fetch };
}
const page = (title: string) => async () => Response.json({ title });

describe('the fragment of a page', () => {
  it('lies beside the page and is asked for as JSON', async () => {
    const { fetchFragment, fetch } = await openKernel(page('Trucks'));
    expect(await fetchFragment(TRUCKS, signal)).toEqual({ title: 'Trucks' });
    const init = { headers: { accept: 'application/json' }, signal };
    expect(fetch.mock.calls).toEqual([['/cn/_f/en/trucks?page=2', init]]);
  });

  it('that is none leads to the document', async () => {
    const { fetchFragment } = await openKernel(async () => new Response('<html>'));
    await expect(fetchFragment(TRUCKS, signal)).rejects.toBeInstanceOf(SyntaxError);
  });

  it('without a network is told apart from that', async () => {
    const { fetchFragment } = await openKernel();
    await expect(fetchFragment(TRUCKS, signal)).rejects.toBeInstanceOf(TypeError);
  });
});

describe('the styles of a page', () => {
  const STYLE = '/cn/mf/mf-a/1/client/css/trucks.css';

  async function openWithMenu(styles: object | undefined, ...answers: (() => Promise<Response>)[]) {
    const opened = await openKernel(async () => Response.json({ version: 'v', panels: [], styles }), ...answers);
    document.querySelector('main')?.setAttribute('data-menu', '/cn/en/menu/v.json');
    await (await import('./header/menu.ts')).fetchMenu();
    opened.fetch.mockClear();
    return opened;
  }

  it('are asked for beside it, as soon as the menu has said which they are, and once', async () => {
    const { fetchAhead, fetchFragment, fetch } = await openWithMenu(
      { '/trucks': STYLE },
      async () => new Response(''),
      page('ahead'),
      page('anew'),
    );
    fetchAhead(TRUCKS);
    const addresses = () => fetch.mock.calls.map(([address]) => address);
    expect(addresses()).toEqual([STYLE, '/cn/_f/en/trucks?page=2']);
    await fetchFragment(TRUCKS, signal);
    await fetchFragment(TRUCKS, signal);
    expect(addresses()).toEqual([STYLE, '/cn/_f/en/trucks?page=2', '/cn/_f/en/trucks?page=2']);
  });

  it.each([[{ '/vans': STYLE }], [undefined]])(
    'are asked for by the page itself where the menu says %j',
    async (styles) => {
      const { fetchFragment, fetch } = await openWithMenu(styles, page('Trucks'));
      expect(await fetchFragment(TRUCKS, signal)).toEqual({ title: 'Trucks' });
      expect(fetch).toHaveBeenCalledOnce();
    },
  );
});

describe('a fragment that was fetched ahead', () => {
  it('is there for one click, and was fetched once', async () => {
    const { fetchAhead, fetchFragment, fetch } = await openKernel(page('ahead'), page('anew'));
    fetchAhead(TRUCKS);
    fetchAhead(TRUCKS);
    expect(await fetchFragment(TRUCKS, signal)).toEqual({ title: 'ahead' });
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1].signal).toBeNull();
    expect(await fetchFragment(TRUCKS, signal)).toEqual({ title: 'anew' });
  });

  it('is too old after fifteen seconds', async () => {
    const { fetchAhead, fetchFragment } = await openKernel(page('ahead'), page('anew'));
    fetchAhead(TRUCKS);
    await vi.advanceTimersByTimeAsync(14_999);
    fetchAhead(TRUCKS);
    await vi.advanceTimersByTimeAsync(1);
    expect(await fetchFragment(TRUCKS, signal)).toEqual({ title: 'anew' });
  });

  it('and did not come is asked for again by the click', async () => {
    const { fetchAhead, fetchFragment, fetch } = await openKernel(broken, page('anew'));
    fetchAhead(TRUCKS);
    expect(await fetchFragment(TRUCKS, signal)).toEqual({ title: 'anew' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('and did not come may be fetched ahead again', async () => {
    const { fetchAhead, fetch } = await openKernel(broken, page('anew'));
    fetchAhead(TRUCKS);
    await vi.advanceTimersByTimeAsync(0);
    fetchAhead(TRUCKS);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
