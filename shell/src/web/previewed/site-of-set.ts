import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGS } from 'shared/contract/text/lang';
import type { Snapshot } from '../constellation/snapshot.ts';
import { createMenus, type MenuAddress } from '../documents/menus.ts';
import { createFormPosts, type FormPosts, type FormPostsOptions } from '../page/form-posts.ts';
import { createPages, type Pages } from '../page/pages.ts';
import type { PagesOptions } from '../page/page-store.ts';
import { proveFrame } from '../page/render-request.ts';

/** Everything that answers visitors of one set beside the promoted one. */
export interface SiteOfSet {
  pages: Pick<Pages, 'serve' | 'serveNotFound'>;
  posts: FormPosts;
  sendMenu: (request: FastifyRequest, reply: FastifyReply, address: MenuAddress) => Promise<FastifyReply>;
  /** Its renderers end when their last visitors have been answered. */
  retire(): void;
}

export interface SiteOfSetOptions
  extends Pick<PagesOptions, 'content' | 'context'>, Pick<FormPostsOptions, 'service' | 'states'> {
  /** Whether pages are kept. */
  keeps: boolean;
}

/** The whole site with another set; nothing of it stands by. Closes the set when its frame cannot be drawn. */
export async function openSiteOfSet(snapshot: Snapshot, options: SiteOfSetOptions): Promise<SiteOfSet> {
  const { content, context, service, states, keeps } = options;
  try {
    for (const lang of LANGS) await proveFrame(snapshot, context, lang);
  } catch (error) {
    snapshot.renderers.close();
    throw error;
  }
  const take = () => snapshot;
  const posts = createFormPosts({ snapshot: take, context, service, states });
  const standby = { find: () => undefined };
  return {
    pages: createPages({ snapshot: take, serving: take, content, context, keeps, standby, forms: posts }),
    posts,
    sendMenu: createMenus({ snapshot: take, content, context }),
    retire: () => snapshot.renderers.retire(),
  };
}
