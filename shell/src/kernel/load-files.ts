import type { Asset } from 'shared/contract/section/section';
import { createScript } from './trusted-types.ts';

const scripts = new Map<string, Promise<void>>();

/** Loads a script once; a failure is forgotten, so that the next call tries again. */
export function loadScript(path: string): Promise<void> {
  const known = scripts.get(path);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = createScript(path);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`did not load: ${path}`));
    });
    document.head.append(script);
  });
  scripts.set(path, loading);
  loading.catch(() => scripts.delete(path));
  return loading;
}

function stylesheet([href, integrity]: Asset): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  return element;
}

const has = (rel: string, href: string) => document.head.querySelector(`link[rel~="${rel}"][href="${href}"]`) !== null;

const fetched = new Set<string>();
const isAsked = (href: string) => fetched.has(href) || has('preload', href);

/**
 * Brings a script of the next page into the browser's cache. No preload link: visitors may leave a page before its islands
 * wake, and browsers warn of a link that was never used. No prefetch link: Firefox holds it against the policy's default.
 */
export function fetchEarly([href, integrity]: Asset, priority: RequestPriority = 'high'): void {
  if (isAsked(href)) return;
  fetched.add(href);
  // The script that is due tells of a failure.
  fetch(href, { integrity, priority }).catch(() => fetched.delete(href));
}

/**
 * Resolves when the stylesheet applies; rejected, and gone, when it does not come.
 * @param signal gives the page up that it is for
 */
export function loadStylesheet(asset: Asset, signal: AbortSignal): Promise<void> {
  if (has('stylesheet', asset[0])) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const element = stylesheet(asset);
    element.dataset['page'] = '';
    const fail = () => {
      element.remove();
      reject(new Error(`did not load: ${asset[0]}`));
    };
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    document.head.append(element);
  });
}

/** Stylesheets of pages that have gone. */
export function dropStylesheetsExcept(keep: readonly Asset[]): void {
  const hrefs = new Set(keep.map(([href]) => href));
  for (const element of document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-page]')) {
    if (!hrefs.has(element.getAttribute('href') ?? '')) element.remove();
  }
}
