import type { FastifyReply, FastifyRequest } from 'fastify';
import { BASE } from 'shared/contract/site/site';
import { DEFAULT_LANG } from 'shared/contract/text/lang';
import { redirect } from '../http/answers.ts';
import type { Representation } from '../http/representation.ts';
import type { FormPosts } from './form-posts.ts';
import { documentUrl, pageKey, requestedPage } from './page-address.ts';
import type { PagePreview } from './page-preview.ts';
import { backgroundReporters } from './render-request.ts';
import type { PageAddress } from './route-address.ts';
import { createPageSender } from './send-page.ts';
import type { StandbyPages } from './standby-pages.ts';
import { createPageStore, type PagesOptions } from './page-store.ts';

export interface KeptRepresentation {
  representation: Representation;
  /** It differs for visitors who save data. */
  savesData?: boolean;
  isFresh: boolean;
}

export interface PagesWithStandby extends PagesOptions {
  standby: Pick<StandbyPages, 'find'>;
  forms: Pick<FormPosts, 'show'>;
  /** Counts a page that was served as it last was, because it could not be made. */
  recordStandby?: (() => void) | undefined;
}

export interface Pages {
  /** The document of a page, or of the screen in its place; null where the address leads elsewhere or it lacks something. */
  document(page: PageAddress): Promise<Representation | null>;
  /** What a page says of the picture for links to it; null where none is. A page that is kept is not made anew. */
  previewOf(page: PageAddress): Promise<PagePreview | null>;
  /** What is kept for a request target as it came; undefined when the target must be looked at, or a page made. */
  peek(target: string): KeptRepresentation | undefined;
  /** Whether nothing has to be made for a request target, also one with a query that changes nothing. */
  isKept(target: string): boolean;
  /** Makes a page anew that was served stale. */
  renew(target: string): void;
  /** Any address at or below the base: with a language, without one, or of a fragment. */
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** "Page not found", for addresses outside of all languages. */
  serveNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export function createPages(options: PagesWithStandby): Pages {
  const store = createPageStore(options);
  const { onFailedRenewal, onStandby } = backgroundReporters(options.context);
  const { standby, recordStandby } = options;
  const { send, sendDocument } = createPageSender({ store, standby, onStandby, recordStandby });

  return {
    async document(page) {
      const { rendered } = await store.obtain(page);
      return rendered.kind === 'page' && rendered.isWhole ? rendered.document.get() : null;
    },
    async previewOf(page) {
      const { rendered } = await store.obtain(page);
      return rendered.kind === 'page' ? rendered.preview : null;
    },
    peek(target) {
      const { url, isFragment } = pageKey(target);
      const found = store.peek(url);
      if (found?.value.kind !== 'page') return undefined;
      const representation = (isFragment ? found.value.fragment : found.value.document).take();
      // A stale one is counted when it is renewed.
      if (representation && found.isFresh) options.note?.('hit');
      const { savesData } = found.value;
      return representation && { representation, isFresh: found.isFresh, savesData };
    },
    isKept(target) {
      const requested = requestedPage(target);
      return requested.kind === 'page' && store.isKept(requested);
    },
    renew(target) {
      const requested = requestedPage(target);
      if (requested.kind === 'page') store.obtain(requested).catch(onFailedRenewal);
    },
    async serve(request, reply) {
      const requested = requestedPage(request.url);
      if (requested.kind === 'page') {
        const { isFragment, hasSlash } = requested;
        if (hasSlash && !isFragment) return redirect(reply, 301, documentUrl(requested));
        const own = isFragment ? null : options.forms.show(requested, [request, reply]);
        if (own) return own;
        if (!isFragment) return sendDocument(requested, [request, reply]);
        return send(await store.obtain(requested), true, [request, reply]);
      }
      const { first, rest, search } = requested;
      const isPage = first === '' || options.snapshot().site.knows(first);
      if (isPage) return redirect(reply, 302, `${BASE}/${DEFAULT_LANG}${rest}${search}`);
      return send(await store.notFound(), false, [request, reply]);
    },
    serveNotFound: async (request, reply) => send(await store.notFound(), false, [request, reply]),
  };
}
