import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Lang } from '../contract/text/lang.ts';
import {
  CONTRACT_VERSION,
  type ActionOutcome,
  type ActionServices,
  type FormRequest,
  type LoadServices,
  type Outcome,
  type PageRequest,
  type Rendered,
  type RenderInput,
  type RenderServices,
  type SectionServer,
  type Words,
} from '../contract/section/section.ts';
import { withEarlierName } from '../contract/section/header-theme.ts';
import type { RouteTable } from '../contract/section/route.ts';
import { PageProvider } from '../runtime/page-context.tsx';
import { createPageStore } from '../runtime/page-store.ts';
import { NavigationContext } from './page-links.ts';
import { IslandSinkContext, type IslandSink } from './render-island.tsx';

export interface PageProps<Data> {
  data: Data;
  request: PageRequest;
}

/** A page: what it needs, and what it shows. `load` is the only place that fetches. */
export interface PageModule {
  load(request: PageRequest, services: LoadServices): Promise<Outcome>;
  action?: (request: FormRequest, services: ActionServices) => Promise<ActionOutcome>;
  Page: (props: PageProps<never>) => ReactNode;
}

/** Ties the parts together: the page component takes exactly what `load` finds and what a form leads to. */
export function definePage<Data>(
  load: (request: PageRequest, services: LoadServices) => Promise<Outcome<Data>>,
  Page: (props: PageProps<Data>) => ReactNode,
  action?: (request: FormRequest, services: ActionServices) => Promise<ActionOutcome<Data>>,
): PageModule {
  return { load, Page, ...(action && { action }) };
}

/** Pages of a route table: every row's own, or the one that it shares with others. */
type PagesOf<Routes extends RouteTable> = {
  [Row in keyof Routes]: Routes[Row] extends { page: infer Page extends string } ? Page : Row;
}[keyof Routes];

interface ServerDefinition<Routes extends RouteTable> {
  name: string;
  routes: Routes;
  messages: Readonly<Record<Lang, Words>>;
  pages: Readonly<Record<PagesOf<Routes>, PageModule>>;
}

interface PageRun {
  module: PageModule;
  input: RenderInput;
  messages: Words;
}

function renderPage({ module, input, messages }: PageRun, services: RenderServices): Rendered {
  const store = createPageStore(services.lang);
  const scope = { lang: services.lang, translator: services.translator, store, pristine: store, now: services.now };
  const sink: IslandSink = { islands: [], words: {}, messages, scope };
  const Page = module.Page as (props: PageProps<unknown>) => ReactNode;
  const { data, request, trail = [] } = input;
  const html = renderToString(
    <IslandSinkContext value={sink}>
      <NavigationContext value={{ links: services.links, trail }}>
        <PageProvider scope={scope}>
          <Page data={data} request={request} />
        </PageProvider>
      </NavigationContext>
    </IslandSinkContext>,
    { identifierPrefix: 'p-' },
  );
  return { html, islands: sink.islands, words: sink.words };
}

/** A section's server entry, from its tables. */
export function defineServer<Routes extends RouteTable>(definition: ServerDefinition<Routes>): SectionServer {
  const { name, routes, messages } = definition;
  const pages: Readonly<Record<string, PageModule>> = definition.pages;
  const pageOf = (id: string): PageModule => {
    const module = pages[routes[id]?.page ?? id];
    if (!module) throw new Error(`${name} has no page "${id}"`);
    return module;
  };
  return {
    contract: CONTRACT_VERSION,
    name,
    routes: withEarlierName(routes),
    messages,
    load: (id, request, services) => pageOf(id).load(request, services),
    async action(id, request, services) {
      const { action } = pageOf(id);
      if (!action) throw new Error(`${name} takes no forms on "${id}"`);
      return action(request, services);
    },
    render: (id, input, services) =>
      renderPage({ module: pageOf(id), input, messages: messages[services.lang] }, services),
  };
}
