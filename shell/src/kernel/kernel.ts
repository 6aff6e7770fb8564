/*
 * On every page, without React: navigation, scroll, progress, islands' due-ness, and the small behaviours that native
 * HTML cannot do alone. At most 7 KB brotli.
 */
import type { KernelApi } from 'shared/contract/section/kernel';
import { bootPage } from './boot-page.ts';
import { failAll, failed, hydrated, listenForIslands, registerRuntime } from './islands/islands.ts';
import { listenForCounts, showCounts } from './header/counts.ts';
import { listenForHeader } from './header/header.ts';
import { listenForMenu } from './header/menu.ts';
import { listenForSearch } from './header/search-field.ts';
import { onDue, ownAddresses, state } from './islands/island-state.ts';
import { listenForPreferences } from './reading/preferences.ts';
import { loadScript } from './load-files.ts';
import { begin, listenForNavigation } from './navigate.ts';
import { listenForNetwork } from './feedback/network.ts';
import { isMeasured, listenForControllers } from './lazy-controllers.ts';
import { constellation, firstPage } from './page-data.ts';
import { listenForIntent } from './prefetch.ts';
import { toast } from './feedback/toast.ts';
import { createScript } from './trusted-types.ts';

const api: KernelApi = {
  get page() {
    return state.page;
  },
  get active() {
    return state.page !== null && state.due.size > 0;
  },
  constellation,
  script: createScript,
  loadScript,
  register: registerRuntime,
  onDue,
  hydrated,
  failed,
  failedAll: failAll,
  ownAddresses,
  toast,
  showCounts,
  isMeasured,
};

globalThis.__kernel = api;

listenForIslands();
listenForNavigation();
listenForIntent();
listenForHeader();
listenForMenu();
listenForSearch();
listenForCounts();
listenForControllers();
listenForPreferences();
listenForNetwork();
// What needs a script can be shown.
document.documentElement.dataset['js'] = '';
begin(() => bootPage(firstPage));
