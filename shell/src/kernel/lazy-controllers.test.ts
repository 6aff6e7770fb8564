import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';
import { WANTED } from './kernel-events.ts';

const PAGE = `<div data-controller="search"><a data-controller-link href="#found">Search</a><b>Text</b></div>
<div data-controller="none"><a id="none" data-controller-link href="#none">None</a></div><a id="plain" href="#x">Plain</a>
<button data-copy-link>Copy</button>`;

const SEARCH = '/cn/mf/shell/search.js';
const INTERACTIONS = '/cn/mf/shell/interactions.js';

async function openFrame({ draw = 0.11, hidden = false } = {}) {
  const { window } = openWindow({ html: PAGE });
  vi.spyOn(Math, 'random').mockReturnValue(draw);
  vi.spyOn(window.document, 'hidden', 'get').mockReturnValue(hidden);
  vi.resetModules();
  const { listenForControllers } = await import('./lazy-controllers.ts');
  listenForControllers();
  const followed: string[] = [];
  document.addEventListener('click', ({ target }) => void followed.push((target as HTMLAnchorElement).hash));
  const point = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: true }));
  const scripts = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  return { point, scripts, followed, window };
}

describe('a script of the frame', () => {
  it.each(['pointerover', 'focusin', 'touchstart', WANTED])('comes with the first %s, once', async (type) => {
    const { point, scripts } = await openFrame();
    expect(scripts()).toEqual([]);
    point('b', type);
    point('[data-controller=search]', type);
    expect(scripts().filter((src) => src !== INTERACTIONS)).toEqual([SEARCH]);
  });

  it('is waited for by a click on what it would follow', async () => {
    const { followed, scripts } = await openFrame();
    expect(click('[data-controller-link]').defaultPrevented).toBe(true);
    expect(followed).toEqual([]);
    await vi.waitFor(() => expect(followed).toEqual(['#found']));
    expect(scripts()).toHaveLength(1);
    click('[data-controller-link]');
    expect(followed).toHaveLength(2);
  });

  it('that the constellation does not have holds nobody up', async () => {
    const { followed, scripts } = await openFrame();
    click('#none');
    await vi.waitFor(() => expect(followed).toEqual(['#none']));
    expect(scripts()).toEqual([]);
  });

  it('is not waited for by other links, nor for a window of its own', async () => {
    const { followed } = await openFrame();
    click('#plain');
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) click('[data-controller-link]', how);
    expect(followed).toEqual(['#x', '#found', '#found', '#found']);
  });

  it.each(['touchstart', 'focusin', 'keydown'])('comes with the first %s, wherever it is', async (type) => {
    const { scripts, window } = await openFrame();
    window.dispatchEvent(new window.Event(type));
    expect(scripts()).toEqual([INTERACTIONS]);
  });

  it.each([
    [{ movementX: 0, movementY: 0 }, []],
    [{ movementX: 1, movementY: 0 }, [INTERACTIONS]],
    [{ movementX: 0, movementY: -1 }, [INTERACTIONS]],
  ])('comes with a pointer that moves, and not with one that rests: %j', async (movement, expected) => {
    const { scripts, window } = await openFrame();
    window.dispatchEvent(Object.assign(new window.Event('pointermove'), movement));
    expect(scripts()).toEqual(expected);
  });

  it.each([
    [799, 'scroll', []],
    [800, 'scroll', [INTERACTIONS]],
    [800, 'load', [INTERACTIONS]],
  ])('scrolled to %i pixels, as the browser says by a %s, comes as %j', async (top, event, expected) => {
    const { scripts, window } = await openFrame();
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new window.Event(event));
    expect(scripts()).toEqual(expected);
  });

  it('is waited for by a button that does nothing without it', async () => {
    const { scripts, followed } = await openFrame();
    expect(click('button').defaultPrevented).toBe(true);
    expect(followed).toEqual([]);
    await vi.waitFor(() => expect(followed).toHaveLength(1));
    expect(scripts()).toEqual([INTERACTIONS]);
  });

  it.each([
    [{ draw: 0.1 }, [INTERACTIONS]],
    [{ draw: 0.11 }, []],
    [{ draw: 0, hidden: true }, []],
  ])('comes by itself to measure one visit of ten that is seen: %j', async (circumstances, expected) => {
    const { scripts, window } = await openFrame(circumstances);
    window.dispatchEvent(new window.Event('load'));
    expect(scripts()).toEqual(expected);
  });
});
