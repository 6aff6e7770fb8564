import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from 'delivery/preview';
import { LANGS } from 'shared/contract/text/lang';
import type { Snapshot } from '../constellation/snapshot.ts';
import { createMenus, type MenuAddress } from '../documents/menus.ts';
import { createFormPosts, type FormPosts, type FormPostsOptions } from '../page/form-posts.ts';
import { createPages, type Pages } from '../page/pages.ts';
import type { PagesOptions } from '../page/page-store.ts';
import { proveFrame } from '../page/render-request.ts';
import { previewedSnapshot } from './banner.ts';
import type { Shown } from './previewed-sets.ts';

export interface PreviewedSite extends Shown {
  pages: Pick<Pages, 'serve' | 'serveNotFound'>;
  posts: FormPosts;
  sendMenu: (request: FastifyRequest, reply: FastifyReply, address: MenuAddress) => Promise<FastifyReply>;
}

export interface PreviewedSiteOptions
  extends Pick<PagesOptions, 'content' | 'context'>, Pick<FormPostsOptions, 'service' | 'states'> {
  /** Verifies a set and starts its renderers. */
  open: (id: string) => Promise<Snapshot>;
}

/** The whole site with another set: nothing of it is kept, stands by or is counted among the pages of visitors. */
export async function openPreviewedSite(
  { open, content, context, service, states }: PreviewedSiteOptions,
  preview: Preview,
): Promise<PreviewedSite> {
  const snapshot = previewedSnapshot(await open(preview.constellation), preview);
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
    pages: createPages({ snapshot: take, serving: take, content, context, keeps: false, standby, forms: posts }),
    posts,
    sendMenu: createMenus({ snapshot: take, content, context }),
    retire: () => snapshot.renderers.retire(),
  };
}
