/*
 * Added by the kernel on the first page where an island is due: React, the federation runtime, single-spa and `shared`.
 * Sections are registered with their first page; nothing here names one.
 */
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
// A share that the host never imports itself is not provided (RUNTIME-012).
import 'react/jsx-runtime';
import type { SectionLifecycles } from 'shared';
import type { PageState } from 'shared/contract/section/section';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import 'shared';
import { reportFailures } from './report-failures.ts';
import { retryShares } from './share-retry.ts';

const kernel = globalThis.__kernel;
const BROKEN = new Set<string>([LOAD_ERROR, SKIP_BECAUSE_BROKEN]);
/** Containers by section, of the pages that were here. */
const containers = new Map<string, string>();
const loads = new Map<string, Promise<SectionLifecycles>>();

// Sections ask for shares themselves, each with a federation instance of its own.
registerGlobalPlugins([retryShares]);
registerPlugins([{ name: 'kernel', createScript: ({ url }) => kernel.script(url) }]);

async function loadSection(container: string): Promise<SectionLifecycles> {
  const section = await loadRemote<SectionLifecycles>(`${container}/section`);
  if (!section) throw new Error(`${container} exposes no section`);
  return section;
}

/** Remembers what has arrived and forgets what has not, so that a retry asks anew. */
function load(container: string): Promise<SectionLifecycles> {
  const known = loads.get(container);
  if (known) return known;
  const loading = loadSection(container);
  loads.set(container, loading);
  loading.catch(() => loads.delete(container));
  return loading;
}

function register(name: string, container: string): void {
  registerApplication({
    name,
    app: () => load(container),
    // The kernel owns the address: an application is active while its page is the present one and needs it.
    activeWhen: () => kernel.page?.section === name && kernel.active,
    customProps: { kernel },
  });
}

/** Each section comes with its first page. */
function learnSection({ section, remote }: PageState): void {
  if (!remote || containers.has(section)) return;
  const { container, entry } = remote;
  containers.set(section, container);
  registerRemotes([{ name: container, entry: entry[0], type: 'var' }]);
  register(section, container);
}

/** Makes the router facade a share that the shell provides; it is fetched when an island asks for it. */
export const router = () => import(/* webpackChunkName: "router" */ 'shared/router');

reportFailures(kernel);
addErrorHandler((error) => kernel.failedAll(error));
start({ urlRerouteOnly: true });
kernel.register({
  async sync() {
    if (kernel.page) learnSection(kernel.page);
    await triggerAppChange();
  },
  async retry(name) {
    const container = containers.get(name);
    // After LOAD_ERROR single-spa would ignore a retry within 200 ms, and nobody would ask again.
    if (container && BROKEN.has(getAppStatus(name) ?? '')) {
      await unregisterApplication(name);
      register(name, container);
    }
    await triggerAppChange();
  },
});
