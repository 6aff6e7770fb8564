import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { KernelDoor } from '../contract/kernel.ts';
import type { PageState } from '../contract/section.ts';
import type { IslandModule } from './island.ts';
import { PageProvider, type PageScope } from './page-context.tsx';
import { createPageStore } from './page-store.ts';
import { createTranslator } from './translate.ts';

export interface SectionDefinition {
  name: string;
  islands: Readonly<Record<string, () => Promise<IslandModule>>>;
}

/** single-spa's lifecycles: the one export of a section's browser door. */
export interface SectionLifecycles {
  bootstrap(): Promise<void>;
  mount(props: { kernel: KernelDoor }): Promise<void>;
  unmount(): Promise<void>;
}

function createScope(page: PageState): PageScope {
  return {
    lang: page.lang,
    translator: createTranslator(page.lang, page.words),
    store: createPageStore(page.lang),
    pristine: createPageStore(page.lang),
    now: page.now,
  };
}

/** Tells the kernel once the island's DOM is alive, so that held clicks can be played back. */
function Signal({ done, children }: { done: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(done, [done]);
  return children;
}

function attach(element: HTMLElement, tree: ReactNode, options: RootOptions): Root {
  // An island whose root died before is empty: there is nothing to hydrate.
  if (element.firstChild) return hydrateRoot(element, tree, options);
  const root = createRoot(element, options);
  root.render(tree);
  return root;
}

/**
 * A section as a single-spa application. `mount` only subscribes: an island that fails to load fails alone, and a
 * rejected mount would leave single-spa with an application it never tries again.
 */
export function defineSection({ islands }: SectionDefinition): SectionLifecycles {
  let roots: Root[] = [];
  let unsubscribe = () => {};
  let view = 0;

  async function hydrate(kernel: KernelDoor, index: number, element: HTMLElement, scope: PageScope, mine: number) {
    const spec = kernel.page?.islands[index];
    const load = spec && islands[spec.name];
    if (!load) throw new Error(`this release has no island ${spec?.name ?? index}`);
    const module = await load();
    if (mine !== view || !element.isConnected) return;
    const Part = module.default.component as (props: object) => ReactNode;
    const tree = (
      <Signal done={() => kernel.hydrated(index)}>
        <PageProvider scope={scope}>
          <Part {...(spec.props as object)} />
        </PageProvider>
      </Signal>
    );
    const onUncaughtError = (error: unknown) => kernel.failed(index, error);
    roots.push(attach(element, tree, { identifierPrefix: `i${index}-`, onUncaughtError }));
  }

  return {
    async bootstrap() {},
    async mount({ kernel }) {
      if (!kernel.page) return;
      const mine = ++view;
      const scope = createScope(kernel.page);
      unsubscribe = kernel.onDue((index, element) => {
        hydrate(kernel, index, element, scope, mine).catch((error: unknown) => {
          if (mine === view) kernel.failed(index, error);
        });
      });
    },
    async unmount() {
      view++;
      unsubscribe();
      for (const root of roots) root.unmount();
      roots = [];
    },
  };
}
