import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const PAGE = `<details data-keep="more"></details><details data-keep="more" open></details><details id="other"></details>
<div data-keep="table"><p></p></div>`;

/** A page whose entry of the history holds this, or nothing yet. */
async function openTables({ state, html = PAGE }: { state?: unknown; html?: string } = {}) {
  const { window } = openWindow({ html });
  const entry = { state, getState: () => entry.state };
  const history = new window.EventTarget();
  const navigation = Object.assign(history, {
    transition: null as object | null,
    currentEntry: entry,
    updateCurrentEntry: vi.fn((next: { state: unknown }) => (entry.state = next.state)),
  });
  vi.stubGlobal('navigation', navigation);
  const send = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new window.Event(type));
  const change = (navigationType: string | null) =>
    navigation.dispatchEvent(Object.assign(new window.Event('currententrychange'), { navigationType }));
  return { ...(await import('./kept-parts.ts')), navigation, entry, send, change };
}

const part = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
const place = () => [part('div').scrollLeft, part('div').scrollTop];

describe('what a visitor opens or scrolls inside a page', () => {
  it('is kept with the entry of the history, parts of one name by their order', async () => {
    const { keepParts, entry, send } = await openTables();
    keepParts();
    part('details').toggleAttribute('open', true);
    send('details', 'toggle');
    expect(entry.state).toEqual({ 'more 1': true, 'more 2': true, 'table 1': [0, 0] });
    part('div').scrollTo({ left: 80, top: 7 });
    send('div', 'scrollend');
    expect(entry.state).toMatchObject({ 'table 1': [80, 7] });
  });

  it('before the script came is kept, too', async () => {
    const { keepParts, entry } = await openTables();
    part('details').toggleAttribute('open', true);
    keepParts();
    expect(entry.state).toMatchObject({ 'more 1': true });
  });

  it('comes back, whether it was opened or closed', async () => {
    const { restoreParts } = await openTables({
      state: { 'more 1': true, 'more 2': false, 'table 1': [80, 7], 'gone 1': true },
    });
    restoreParts();
    expect([open(), place()]).toEqual([
      [true, false, false],
      [80, 7],
    ]);
  });

  it('stays as the page brings it where nothing was kept', async () => {
    const { restoreParts } = await openTables();
    restoreParts();
    expect([open(), place()]).toEqual([
      [false, true, false],
      [0, 0],
    ]);
  });

  it.each([
    ['of a part that declares no name', '#other', 'toggle'],
    ['inside of a part', 'p', 'scrollend'],
  ])('%s is nothing to keep', async (_what, selector, type) => {
    const { keepParts, navigation, send } = await openTables();
    keepParts();
    navigation.updateCurrentEntry.mockClear();
    send(selector, type);
    expect(navigation.updateCurrentEntry).not.toHaveBeenCalled();
  });

  it('is not taken for that of a page which is on its way', async () => {
    const { keepParts, navigation, send } = await openTables();
    keepParts();
    navigation.updateCurrentEntry.mockClear();
    navigation.transition = {};
    send('details', 'toggle');
    expect(navigation.updateCurrentEntry).not.toHaveBeenCalled();
  });

  it.each([
    ['push', 1],
    ['replace', 1],
    ['traverse', 0],
    [null, 0],
  ])('lasts when a script writes an entry for the same page: %s', async (type, times) => {
    const { keepParts, navigation, change } = await openTables();
    keepParts();
    navigation.updateCurrentEntry.mockClear();
    change(type);
    expect(navigation.updateCurrentEntry).toHaveBeenCalledTimes(times);
  });
});

it('a page without such parts leaves its entry alone', async () => {
  const { keepParts, navigation } = await openTables({ html: '<p>Text</p>' });
  keepParts();
  expect(navigation.updateCurrentEntry).not.toHaveBeenCalled();
});

it('browsers without the navigation API keep nothing', async () => {
  const { keepParts, restoreParts } = await openTables();
  vi.stubGlobal('navigation', undefined);
  Reflect.deleteProperty(globalThis, 'navigation');
  expect(restoreParts).not.toThrow();
  expect(keepParts).not.toThrow();
});
