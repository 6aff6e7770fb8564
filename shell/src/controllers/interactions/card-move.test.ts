import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const ORIGIN = 'https://www.example.com';
const CAR = `${ORIGIN}/cn/en/cars/v6`;
const LIST = `<article><img src="/files/r1-480.webp"><h2><a href="/cn/en/cars/r1">R1</a></h2></article>
<article id="v6"><img src="/files/v6-480.webp"><h2><a href="/cn/en/cars/v6">V6</a></h2></article>`;
const PAGE = '<h1>V6</h1><p><img src="/files/logo-40.webp"></p><figure><img src="/files/v6-1200.webp"></figure>';

interface Here {
  html?: string;
  isReduced?: boolean;
  isHidden?: boolean;
  processors?: number;
  memory?: number;
  /** As browsers have it that know which change of the page is under way. */
  isModern?: boolean;
}

function startTransitions() {
  const ended = Promise.withResolvers<void>();
  const skipTransition = vi.fn(() => ended.resolve());
  const updates: (() => Promise<void>)[] = [];
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    updates.push(update);
    return { ready: Promise.reject(new Error('skipped')), finished: ended.promise, skipTransition };
  });
  return { startViewTransition, skipTransition, end: ended.resolve, takePicture: () => updates.at(-1)?.() };
}

async function openPage(here: Here = {}) {
  const { html = LIST, isReduced = false, isHidden = false, processors = 8, memory, isModern = true } = here;
  const { window, navigation } = openWindow({ html });
  const transitions = startTransitions();
  Object.assign(document, { startViewTransition: transitions.startViewTransition });
  if (isModern) Object.assign(document, { activeViewTransition: null });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('navigator', { hardwareConcurrency: processors, ...(memory && { deviceMemory: memory }) });
  vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  vi.spyOn(window.Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.closest('[data-far]') ? 2000 : 100;
    return { top, bottom: top + 50, height: 50 } as DOMRect;
  });
  Object.defineProperty(navigation, 'transition', { value: { from: { url: CAR } } });
  const { moveCard } = await import('./card-move.ts');
  return { ...transitions, moveCard };
}

const going = (more: object = {}) =>
  ({
    navigationType: 'push',
    signal: new AbortController().signal,
    sourceElement: document.querySelector('#v6 a'),
    ...more,
  }) as NavigateEvent;

const named = () =>
  [...document.querySelectorAll<HTMLElement>('*')]
    .filter(({ style }) => style.viewTransitionName)
    .map((element) => `${element.style.viewTransitionName}: ${element.getAttribute('src') ?? element.textContent}`);

const show = (html: string) => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
};

/** Goes from the page that is open to the other one. */
async function change(page: Awaited<ReturnType<typeof openPage>>, event: NavigateEvent, html: string) {
  const moving = page.moveCard(event, html);
  const names = [named()];
  await vi.waitFor(() => expect(page.startViewTransition).toHaveBeenCalled());
  const updated = page.takePicture();
  const release = await moving;
  show(html);
  release();
  await updated;
  return [...names, named()];
}

describe('picture and title of a card', () => {
  it('become those of its page, and have their names only until then', async () => {
    const page = await openPage();
    const names = await change(page, going(), PAGE);
    expect(names).toEqual([
      ['picture: /files/v6-480.webp', 'title: V6'],
      ['title: V6', 'picture: /files/v6-1200.webp'],
    ]);
    page.end();
    await vi.waitFor(() => expect(named()).toEqual([]));
  });

  it('are what the page becomes when its visitor goes back', async () => {
    const page = await openPage({ html: PAGE });
    const names = await change(page, going({ navigationType: 'traverse', sourceElement: null }), LIST);
    expect(names).toEqual([
      ['title: V6', 'picture: /files/v6-1200.webp'],
      ['picture: /files/v6-480.webp', 'title: V6'],
    ]);
  });

  it.each([
    ['with another picture', PAGE.replace('v6-1200', 'r1-1200')],
    ['without a picture', '<h1>V6</h1>'],
  ])('stay where they are when the page comes %s', async (_how, html) => {
    const { moveCard, startViewTransition } = await openPage();
    await moveCard(going(), html);
    expect([startViewTransition.mock.calls, named()]).toEqual([[], []]);
  });

  it('move one without the other where only the picture is in sight', async () => {
    const page = await openPage();
    const [, after] = await change(page, going(), PAGE.replace('<h1>', '<h1 data-far>'));
    expect(after).toEqual(['picture: /files/v6-1200.webp']);
  });

  it('do not fly to where nobody sees them', async () => {
    const page = await openPage();
    const [, after] = await change(page, going(), `<div data-far>${PAGE}</div>`);
    expect([after, page.skipTransition.mock.calls.length]).toEqual([[], 1]);
  });

  it('stand still at once when the visitor goes elsewhere', async () => {
    const page = await openPage();
    const giving = new AbortController();
    const moving = page.moveCard(going({ signal: giving.signal }), PAGE);
    const updated = page.takePicture();
    await moving;
    giving.abort();
    await updated;
    expect([named(), page.skipTransition.mock.calls.length]).toEqual([[], 1]);
  });

  it('give their names to the next change, which begins before they have arrived', async () => {
    const page = await openPage();
    await change(page, going(), PAGE);
    void page.moveCard(going({ navigationType: 'traverse', sourceElement: null }), LIST);
    page.end();
    await Promise.resolve();
    expect(named()).toHaveLength(2);
  });

  it.each([
    ['for visitors who want nothing to move', { isReduced: true }],
    ['where nobody looks', { isHidden: true }],
    ['on a processor that has enough to do', { processors: 2 }],
    ['on a device with little memory', { memory: 2 }],
    ['in browsers that do not say what is under way', { isModern: false }],
  ])('do not move %s', async (_when, here) => {
    const { moveCard, startViewTransition } = await openPage(here);
    const release = await moveCard(going(), PAGE);
    expect(release).not.toThrow();
    expect([startViewTransition.mock.calls, named()]).toEqual([[], []]);
  });

  it.each([
    ['a link outside of a card', () => document.createElement('a')],
    [
      'a link of a page that is an article',
      () => (show(`<article>${PAGE}<a id="to">V6</a></article>`), document.querySelector('#to')),
    ],
    ['a script', () => null],
  ])('do not move when %s leads there', async (_what, sourceOf) => {
    const { moveCard, startViewTransition } = await openPage();
    await moveCard(going({ sourceElement: sourceOf() }), PAGE);
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});
