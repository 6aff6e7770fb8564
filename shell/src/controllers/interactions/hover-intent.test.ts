import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const MENU = `<div data-header>
  <div data-menu-top id="models"><a>Models</a><div data-menu-panel><p data-menu-item id="suv">SUV</p></div></div>
  <div data-menu-top id="news"><a>News</a><div data-menu-panel></div></div>
  <div data-menu-top id="plain"><a>Plain</a></div><i></i></div>`;

async function openMenu() {
  const { window } = openWindow({ html: MENU });
  const intent = await import('./hover-intent.ts');
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) throw new Error('there is no header');
  intent.listenForHover(header);
  const move = (selector: string, { type = 'pointermove', pointerType = 'mouse', x = 0, y = 0 } = {}) => {
    const event = new window.Event(type, { bubbles: true });
    Object.assign(event, { pointerType, clientX: x, clientY: y });
    document.querySelector(selector)?.dispatchEvent(event);
  };
  const pointed = () => [...document.querySelectorAll('[data-pointed]')].map(({ id }) => id);
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return pointed();
  };
  /** The panel of the models lies below the header. */
  const placePanel = () => {
    const panel = document.querySelector('#models [data-menu-panel]');
    const box = { left: 0, right: 600, top: 50, bottom: 400, x: 0, y: 50, width: 600, height: 350 };
    if (panel) panel.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  };
  const closeHovered = () => header.dispatchEvent(new window.Event('closemenus'));
  return { ...intent, move, after, placePanel, closeHovered };
}

describe('a menu', () => {
  it('opens for a pointer that rests on it, and not for one that passes', async () => {
    const { move, after } = await openMenu();
    move('#models a');
    expect(await after(119)).toEqual([]);
    move('#news a');
    expect(await after(119)).toEqual([]);
    expect(await after(1)).toEqual(['news']);
  });

  it('does not wait longer for a pointer that moves within it', async () => {
    const { move, after } = await openMenu();
    move('#models a');
    await after(100);
    move('#models');
    expect(await after(20)).toEqual(['models']);
  });

  it('closes a moment after the pointer has gone, unless it comes back', async () => {
    const { move, after } = await openMenu();
    move('#models a');
    await after(120);
    move('[data-header]', { type: 'pointerleave' });
    expect(await after(249)).toEqual(['models']);
    move('#models a');
    expect(await after(1000)).toEqual(['models']);
    move('i');
    expect(await after(250)).toEqual([]);
  });

  it('is left to a tap by fingers, and an entry without a panel opens nothing', async () => {
    const { move, after } = await openMenu();
    move('#models a', { pointerType: 'touch' });
    expect(await after(1000)).toEqual([]);
    move('#plain a');
    expect(await after(1000)).toEqual([]);
    move('#models a', { pointerType: 'pen' });
    expect(await after(120)).toEqual(['models']);
  });

  it('stays while the pointer is on its way to the panel across another entry', async () => {
    const { move, after, placePanel } = await openMenu();
    placePanel();
    move('#models a', { x: 100, y: 20 });
    await after(120);
    move('#models a', { x: 100, y: 20 });
    move('#news a', { x: 130, y: 40 });
    expect(await after(249)).toEqual(['models']);
    expect(await after(1)).toEqual(['news']);
  });

  it('follows the pointer while it rests on it: the way to the panel begins where the pointer was last', async () => {
    const { move, after, placePanel } = await openMenu();
    placePanel();
    move('#models a', { x: 100, y: 20 });
    await after(120);
    move('#models a', { x: 500, y: 20 });
    move('#news a', { x: 130, y: 25 });
    expect(await after(120)).toEqual(['news']);
  });

  it('has its entries opened in the same way', async () => {
    const { move, after } = await openMenu();
    move('#suv');
    expect(await after(120)).toEqual(['models', 'suv']);
  });

  it('that was closed by a key opens again only when the pointer comes back', async () => {
    const { move, after, closeHovered } = await openMenu();
    move('#models a');
    await after(120);
    closeHovered();
    expect(await after(0)).toEqual([]);
    move('#models');
    expect(await after(1000)).toEqual([]);
    move('i');
    move('#models a');
    expect(await after(120)).toEqual(['models']);
  });

  it('that was about to open does not when it is closed', async () => {
    const { move, after, closeHovered } = await openMenu();
    move('#models a');
    closeHovered();
    expect(await after(1000)).toEqual([]);
  });
});
