import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { KernelApi } from '../contract/section/kernel.ts';
import '../contract/section/development.ts';
import type { PageState } from '../contract/section/section.ts';
import type { IslandModule } from './island.ts';
import { PageProvider, type PageProviderScope } from './page-context.tsx';
import { createPageStore } from './page-store.ts';
import { tabStore } from './tab-store.ts';
import { createTranslator } from './translate.ts';

export interface SectionDefinition {
  name: string;
  islands: Readonly<Record<string, () => Promise<IslandModule>>>;
}

/** single-spa's lifecycles: the one export of a section's client entry. */
export interface SectionLifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: { kernel: KernelApi }) => Promise<void>;
  unmount: () => Promise<void>;
}

function createScope(page: PageState): PageProviderScope {
  return {
    translator: createTranslator(page.lang, page.words),
    store: tabStore(page.lang),
    pristine: createPageStore(page.lang),
    now: page.now,
  };
}

/** Served by `pnpm dev`; the compiler leaves what depends on it out of every release. */
// oxlint-disable-next-line node/no-process-env -- the compiler puts a word in its place
const isWritten = process.env['NODE_ENV'] !== 'production';

const wordsFor = ({ lang, words }: PageState) => ({ translator: createTranslator(lang, words) });

/** Tells the kernel once the island's DOM is alive, so that held clicks can be played back. */
function Signal({ done, children }: { done: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(done, [done]);
  return children;
}

/**
 * Takes a copy of what the server wrote, in a document where no picture is fetched. React empties an island that throws. @returns
 * what puts it back into one that is empty
 */
function keepServed(element: HTMLElement): () => void {
  const served = document.implementation.createHTMLDocument().importNode(element, true);
  return () => {
    if (!element.firstChild) element.append(...document.importNode(served, true).childNodes);
  };
}

function attach(element: HTMLElement, tree: ReactNode, options: RootOptions): Root {
  // What the server left empty has nothing to hydrate.
  if (element.firstChild) return hydrateRoot(element, tree, options);
  const root = createRoot(element, options);
  root.render(tree);
  return root;
}

/** One mounting of a section: from single-spa's `mount` to its `unmount`. */
interface View {
  kernel: KernelApi;
  page: PageState;
  scope: PageProviderScope;
  roots: Root[];
  /** False once the page has gone: what arrives later is dropped. */
  isOpen: boolean;
}

async function hydrate(view: View, load: () => Promise<IslandModule>, index: number): Promise<void> {
  const { kernel, page, scope } = view;
  const module = await load();
  const element = document.querySelector<HTMLElement>(`main [data-island="${index}"]`);
  if (!view.isOpen || !element) return;
  const Component = module.default.component as (props: object) => ReactNode;
  const treeOf = ({ islands }: PageState, shown: PageProviderScope) => (
    <Signal done={() => kernel.hydrated(index)}>
      <PageProvider scope={shown}>
        <Component {...(islands[index]?.props as object)} />
      </PageProvider>
    </Signal>
  );
  const tree = treeOf(page, scope);
  const putBack = keepServed(element);
  const onUncaughtError = (error: unknown) => {
    putBack();
    kernel.failed(index, error);
  };
  // Leaving before React has begun to hydrate is an "early update" to it (error 424), and an error to nobody else.
  const onRecoverableError = (error: unknown) => {
    if (view.isOpen) reportError(error);
  };
  const root = attach(element, tree, { identifierPrefix: `i${index}-`, onUncaughtError, onRecoverableError });
  view.roots.push(root);
  if (isWritten)
    globalThis.__development?.renew.set(index, (other) => root.render(treeOf(other, { ...scope, ...wordsFor(other) })));
}

/**
 * A section as a single-spa application. `mount` only subscribes: an island that fails to load fails alone, and a
 * rejected mount would leave single-spa with an application it never tries again.
 */
export function defineSection({ islands }: SectionDefinition): SectionLifecycles {
  let view: View | null = null;
  let unsubscribe = () => {};

  /** Rejects, like a module that did not arrive, for an island that the table does not have. */
  async function loadIsland(name: string): Promise<IslandModule> {
    const load = islands[name];
    if (!load) throw new Error(`this release has no island "${name}"`);
    return load();
  }

  return {
    async bootstrap() {},
    async mount({ kernel }) {
      const { page } = kernel;
      if (!page) return;
      const mine: View = { kernel, page, scope: createScope(page), roots: [], isOpen: true };
      view = mine;
      unsubscribe = kernel.onDue((index) => {
        hydrate(mine, () => loadIsland(page.islands[index]?.name ?? ''), index).catch((error: unknown) => {
          if (mine.isOpen) kernel.failed(index, error);
        });
      });
    },
    async unmount() {
      unsubscribe();
      if (!view) return;
      view.isOpen = false;
      for (const root of view.roots) root.unmount();
      if (isWritten) globalThis.__development?.renew.clear();
    },
  };
}
