import type { Lang } from '../contract/text/lang.ts';
import { localeAtom, mediaBasketAtom } from './atoms.ts';
import { createPageStore, type PageStore } from './page-store.ts';

const STORES = Symbol.for('site.tab-stores');
const tab = globalThis as { [STORES]?: number };

let store: PageStore | undefined;

/** A second store means a second `shared`: sections would then no longer agree, so nobody may overlook it. */
function countStores(): void {
  tab[STORES] = (tab[STORES] ?? 0) + 1;
  if (tab[STORES] > 1) reportError(new Error('shared is loaded twice: this tab has more than one store'));
}

function openStore(lang: Lang): PageStore {
  countStores();
  const opened = createPageStore(lang);
  // The frame has no store; the kernel shows there what it counts.
  opened.sub(mediaBasketAtom, () => globalThis.__kernel.showCounts());
  return opened;
}

/**
 * The one store of this tab, in the language of the present page. It outlives pages, so that what was chosen in one
 * section is known in the next; on the server every request has a store of its own.
 */
export function tabStore(lang: Lang): PageStore {
  store ??= openStore(lang);
  store.set(localeAtom, lang);
  return store;
}
