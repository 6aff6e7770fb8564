import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const ADDRESS = '/cn/en/menu/0123456789abcdef.json';
const HEADER = `<div data-header data-here="/cn/en/cars/red"><nav data-menu="${ADDRESS}">
  <div data-menu-top><details></details><div data-menu-panel><div><a href="/cn/en/cars">Overview</a></div></div></div>
  <div data-menu-top><a href="/cn/en/contact">Contact</a></div></nav></div><p>Text</p>`;
const ROWS = '<ul><li><a href="/cn/en/cars/red" onclick="steal()">Red cars</a></li></ul>';
const answer = { version: '0123456789abcdef', panels: [ROWS, ''] };

async function openMenu(answers: (() => Promise<unknown>)[] = [async () => answer]) {
  const { window } = openWindow({ html: HEADER });
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return Response.json(await next?.());
  });
  vi.stubGlobal('fetch', fetch);
  const menu = await import('./menu.ts');
  menu.listenForMenu();
  const reach = (type: string, selector = '[data-menu-top]') =>
    document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: true }));
  const rows = () => [...document.querySelectorAll('[data-menu-panel] li')].map(({ textContent }) => textContent);
  return { ...menu, fetch, reach, rows };
}

describe('somebody who reaches for the menu', () => {
  beforeEach(() => vi.resetModules());

  it.each(['pointerover', 'focusin', 'touchstart'])('finds its lower levels after a %s', async (type) => {
    const { fetch, reach, rows } = await openMenu();
    reach(type);
    await vi.waitFor(() => expect(rows()).toEqual(['Red cars']));
    expect(fetch).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  });

  it('finds them once, however often, and without anything that runs', async () => {
    const { fetch, fillMenu, rows } = await openMenu();
    await Promise.all([fillMenu(), fillMenu()]);
    await fillMenu();
    vi.runAllTimers();
    expect([rows(), fetch.mock.calls.length]).toEqual([['Red cars'], 1]);
    expect(document.querySelector('[data-menu-panel] li a')?.hasAttribute('onclick')).toBe(false);
  });

  it('is answered before they are put in place, one entry at a time', async () => {
    const { fillMenu, rows } = await openMenu([async () => ({ ...answer, panels: [ROWS, ROWS] })]);
    document.querySelectorAll('[data-menu-top]')[1]?.insertAdjacentHTML('beforeend', '<i data-menu-panel><b></b></i>');
    await fillMenu();
    const counts = [rows().length];
    for (const _entry of [1, 2]) {
      vi.runOnlyPendingTimers();
      counts.push(rows().length);
    }
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(2);
  });

  it('sees which of them is the page on screen', async () => {
    const { fillMenu } = await openMenu();
    await fillMenu();
    vi.runAllTimers();
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Red cars');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('has the first level alone while nothing comes, and the rest the next time', async () => {
    const { fetch, reach, rows } = await openMenu([() => Promise.reject(new TypeError('gone')), async () => answer]);
    reach('pointerover');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await vi.waitFor(() => {
      reach('pointerover');
      expect(rows()).toEqual(['Red cars']);
    });
  });

  it('is not shown those of a later release, whose styles are not here', async () => {
    const { fillMenu, rows } = await openMenu([async () => ({ ...answer, version: 'fedcba9876543210' })]);
    await fillMenu();
    vi.runAllTimers();
    expect(rows()).toEqual([]);
  });

  it('makes no request by reading the page', async () => {
    const { fetch, reach } = await openMenu();
    reach('pointerover', 'p');
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('a browser with nothing to do fetches the menu and shows nothing of it', async () => {
  const { fetch, fetchMenu, rows } = await openMenu();
  await fetchMenu();
  expect([fetch.mock.calls.length, rows()]).toEqual([1, []]);
});
