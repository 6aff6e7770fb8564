import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';

const PAGE = `<div data-controller="search"><a data-controller-link href="#found">Search</a><b>Text</b></div>
<div data-controller="none"><a id="none" data-controller-link href="#none">None</a></div><a id="plain" href="#x">Plain</a>`;

async function openFrame() {
  const { window } = openWindow({ html: PAGE });
  const { listenForControllers } = await import('./lazy-controllers.ts');
  listenForControllers();
  const followed: string[] = [];
  document.addEventListener('click', ({ target }) => void followed.push((target as HTMLAnchorElement).hash));
  const point = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: true }));
  const scripts = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  return { point, scripts, followed };
}

describe('a script of the frame', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('comes with the first %s, once', async (type) => {
    const { point, scripts } = await openFrame();
    expect(scripts()).toEqual([]);
    point('b', type);
    point('[data-controller=search]', type);
    expect(scripts()).toEqual(['/cn/mf/shell/search.js']);
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
});
