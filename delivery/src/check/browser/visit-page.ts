import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { z } from 'zod';
import type { Tab } from './devtools.ts';

/** WCAG 2.0 to 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Milliseconds until the frame runs, and until every island lives, on a machine that does something else too. */
const ALIVE_MS = 30_000;
const LOAD_MS = 60_000;

let source: string | undefined;
const sourceOfAxe = (): string =>
  (source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/* These run in the page: nothing of this module is there. */

/** Reaches for every island as a visitor does. @returns what stays dead, in words; empty when nothing does */
async function comeAlive(patience: number): Promise<string> {
  const until = async (isSo: () => boolean) => {
    for (const begun = performance.now(); !isSo();) {
      if (performance.now() - begun > patience) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  };
  if (!(await until(() => document.documentElement.hasAttribute('data-js'))))
    return 'the script of the frame does not run';
  const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
  for (const island of islands) {
    island.scrollIntoView();
    island.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  const isDecided = (island: Element) => !island.isConnected || island.matches('[data-live], [data-failed]');
  await until(() => islands.every(isDecided));
  const dead = islands.find((island) => island.isConnected && !island.hasAttribute('data-live'));
  scrollTo(0, 0);
  return dead ? `island ${dead.dataset['island'] ?? ''} does not come alive` : '';
}

/** @returns rule and place of everything that axe finds; what colours do is the same in every language */
async function findBarriers(tags: readonly string[], hasColours: boolean): Promise<string[]> {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const { axe: here } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await here.run(document, {
    runOnly: { type: 'tag', values: [...tags] },
    rules: { 'color-contrast': { enabled: hasColours } },
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

/** Goes to an address as a link within the page does, and waits until it is shown. */
async function goTo(address: string, patience: number): Promise<string> {
  history.scrollRestoration = 'auto';
  const link = document.createElement('a');
  link.href = address;
  document.querySelector('main')?.append(link);
  link.click();
  for (const begun = performance.now(); location.pathname + location.search !== address;) {
    if (performance.now() - begun > patience) return `does not come by a link from ${document.title}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return '';
}

const called = <Given extends readonly unknown[]>(run: (...given: Given) => unknown, ...given: Given): string =>
  `(${run.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`;

const complaint = z.object({
  entry: z.object({ level: z.string(), text: z.string(), url: z.string().optional() }).optional(),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});

/** What a page complains of: errors that nobody caught, refusals of the security policy, files that do not come. */
function complaintOf(method: string, params: unknown): string[] {
  if (method !== 'Runtime.exceptionThrown' && method !== 'Log.entryAdded') return [];
  const { entry, exceptionDetails } = complaint.parse(params);
  if (exceptionDetails) return [exceptionDetails.exception?.description?.split('\n')[0] ?? exceptionDetails.text];
  return entry?.level === 'error' ? [[entry.text, URL.parse(entry.url ?? '')?.pathname ?? ''].join(' ').trim()] : [];
}

const words = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? [value] : []);

/** The frame opens a document once more whose parts do not come. */
async function comesAlive(tab: Tab): Promise<string[]> {
  const expression = called(comeAlive, ALIVE_MS);
  const isLeft = (error: unknown) => error instanceof Error && error.message.includes('navigated');
  const dead = await tab.evaluate(expression).catch((error: unknown) => {
    if (isLeft(error)) return tab.evaluate(expression);
    throw error;
  });
  return words(dead);
}

/** What is wrong with what a tab shows meanwhile; complaints first, for they explain the rest. */
async function faultsWhile(tab: Tab, task: () => Promise<readonly string[]>): Promise<string[]> {
  const complaints: string[] = [];
  const end = tab.listen((method, params) => complaints.push(...complaintOf(method, params)));
  try {
    const found = await task();
    return [...complaints, ...found];
  } finally {
    end();
  }
}

async function load(tab: Tab, url: string): Promise<void> {
  const loaded = Promise.withResolvers<void>();
  const end = tab.listen((method) => method === 'Page.loadEventFired' && loaded.resolve());
  const late = setTimeout(() => loaded.reject(new Error('it is not loaded in time')), LOAD_MS);
  try {
    await tab.send('Page.navigate', { url });
    await loaded.promise;
  } finally {
    clearTimeout(late);
    end();
  }
}

/**
 * Opens a page, has its islands come alive, and asks axe.
 * @param hasColours whether contrast is measured, which takes as long as everything else
 * @returns what is wrong with it
 */
export const visitPage = (tab: Tab, url: string, { hasColours }: { hasColours: boolean }): Promise<string[]> =>
  faultsWhile(tab, async () => {
    await load(tab, url);
    const dead = await comesAlive(tab);
    await tab.evaluate(sourceOfAxe());
    const barriers = z.array(z.string()).parse(await tab.evaluate(called(findBarriers, RULES, hasColours)));
    return [...dead, ...barriers];
  });

/** Goes on by a link of the page that is open. @returns what is wrong with the page that comes */
export const followLink = (tab: Tab, address: string): Promise<string[]> =>
  faultsWhile(tab, async () => {
    const lost = words(await tab.evaluate(called(goTo, address, ALIVE_MS)));
    if (lost.length > 0) return lost;
    return comesAlive(tab);
  });
