import type { PageState } from 'shared/contract/section/section';
import { countHits, offerLink } from './behaviours.ts';
import { showPreferences } from './reading/preferences.ts';
import { fetchMenu } from './header/menu.ts';
import { bootIslands, prefetchRuntime } from './islands/islands.ts';
import { PAGE_SHOWN } from './kernel-events.ts';
import { loadOf, loadWhereDue } from './lazy-controllers.ts';
import { prefetchInSight, whenIdle } from './prefetch.ts';

/** Milliseconds after the first idle moment, when a page has come to rest; what only adorns it begins then, or with the first touch. */
const REST = 2000;

/** A page is on screen: the first one, or one that a navigation brought. */
export function bootPage(page: PageState): void {
  bootIslands(page);
  showPreferences();
  offerLink(page.copyLink ?? false);
  countHits();
  document.dispatchEvent(new Event(PAGE_SHOWN));
  loadWhereDue();
  whenIdle(() => {
    setTimeout(loadOf, REST, 'main [data-at-rest]');
    prefetchRuntime();
    prefetchInSight();
    void fetchMenu();
  });
}
