import type { Asset } from 'shared/contract/section';
import { createScript } from './trusted.ts';

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
      reject(new Error(`script did not load: ${path}`));
    });
    document.head.append(script);
  });
  scripts.set(path, loading);
  loading.catch(() => scripts.delete(path));
  return loading;
}

function link(rel: string, [href, integrity]: Asset): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  return element;
}

const has = (rel: string, href: string) => document.head.querySelector(`link[rel~="${rel}"][href="${href}"]`) !== null;

/** Asks for a script early. Without the same integrity and crossorigin it would be fetched twice. */
export function hint(rel: 'preload' | 'prefetch', asset: Asset): void {
  if (has('preload', asset[0]) || has('prefetch', asset[0])) return;
  const element = link(rel, asset);
  if (rel === 'preload') element.as = 'script';
  document.head.append(element);
}

/** Resolves when the stylesheet applies. */
export function loadStylesheet(asset: Asset): Promise<void> {
  if (has('stylesheet', asset[0])) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const element = link('stylesheet', asset);
    element.dataset['page'] = '';
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`stylesheet did not load: ${asset[0]}`));
    });
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
