import { Window } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';
import { FakeNavigation } from './fake-navigation.ts';
import { observeSight } from './observed-sight.ts';

/** What scripts of the kernel take from the window. */
const GLOBALS = [
  'CSSStyleSheet',
  'document',
  'location',
  'history',
  'navigator',
  'sessionStorage',
  'localStorage',
  'Document',
  'Element',
  'Event',
  'FormData',
  'History',
  'HTMLElement',
  'InputEvent',
] as const;

const NO_PAGE = { section: '', lang: 'en', islands: [], words: {}, now: 0, js: [] };
const CONSTELLATION = {
  id: 'one',
  parts: {
    search: ['/cn/mf/shell/search.js', 'sha384-search'],
    interactions: ['/cn/mf/shell/interactions.js', 'sha384-interactions'],
  },
};

/** Of a page of `mf-a` with islands. */
export const REMOTE = {
  container: 'mf_a',
  entry: ['/cn/mf/mf-a/entry.js', 'sha384-entry'],
  runtime: ['/cn/mf/shell/runtime.js', 'sha384-runtime'],
};

interface Opened {
  /** Of `main`. */
  html: string;
  /** What differs from a page without islands. */
  page?: object;
}

const documentOf = ({ html, page }: Opened) => `<!doctype html><html lang="en" data-layout="default"><head></head><body>
<main tabindex="-1">${html}</main><div id="live"></div><div id="toasts"></div><div id="progress"></div>
<div id="words" data-retry="Try again" data-offline-title="Offline"></div>
<template id="offline"><h1>You are offline</h1></template>
<script type="application/json" id="constellation">${JSON.stringify(CONSTELLATION)}</script>
<script type="application/json" id="page">${JSON.stringify({ ...NO_PAGE, ...page })}</script></body></html>`;

/** A window and a clock of this test alone, at `/cn/en/cars`; scripts are imported afterwards and so begin anew. */
export function openWindow(opened: Opened) {
  const happy = new Window({
    url: 'https://www.example.com/cn/en/cars',
    // Nothing is fetched: files count as loaded when their elements are there.
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  happy.document.write(documentOf(opened));
  const window = happy as unknown as globalThis.Window & typeof globalThis;
  const leaving = {
    assign: vi.spyOn(window.location, 'assign').mockImplementation(() => {}),
    reload: vi.spyOn(window.location, 'reload').mockImplementation(() => {}),
  };
  for (const name of GLOBALS) vi.stubGlobal(name, window[name]);
  for (const name of ['addEventListener', 'removeEventListener', 'matchMedia', 'scrollTo'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  vi.stubGlobal('__kernel', {});
  observeSight(() => false);
  const navigation = new FakeNavigation(vi.fn());
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A screen that is as fast as the test: what waits until it is painted goes on at once.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    vi.advanceTimersByTime(0);
  });
  vi.resetModules();
  onTestFinished(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await happy.happyDOM.close();
  });
  return { window, navigation, ...leaving };
}

/** Answers of the web process to fragments, by address; others never come. */
export function serveFragments(fragments: Readonly<Record<string, object>>) {
  const fetch = vi.fn<(address: string) => Promise<Response>>((address) => {
    const fragment = fragments[address];
    return fragment === undefined ? new Promise(() => {}) : Promise.resolve(Response.json(fragment));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** A page as fragments bring it. */
export const fragmentOf = (path: string, more: object = {}) => ({
  constellation: 'one',
  url: path,
  status: 200,
  title: 'Trucks',
  htmlLang: 'en',
  layout: 'default',
  headerTheme: 'light',
  head: [['meta', { name: 'description', content: 'All trucks' }]],
  css: [],
  html: '<h1>Trucks</h1>',
  languageHref: '/cn/cn/trucks',
  page: NO_PAGE,
  ...more,
});

/** Presses a key or a button of the mouse on what a selector finds. */
export function click(selector: string, how: MouseEventInit = {}): MouseEvent {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  const { MouseEvent } = document.defaultView ?? globalThis;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  element.dispatchEvent(event);
  return event;
}
