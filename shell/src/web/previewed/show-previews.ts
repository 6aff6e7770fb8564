import { sendWrongMethod } from '../http/answers.ts';
import type { FormHandler } from '../server/form-routes.ts';
import type { WebRoutes } from '../server/routes.ts';
import { hasPreview } from './preview-cookie.ts';
import type { PreviewedSets } from './previewed-sets.ts';
import type { PreviewedSite } from './previewed-site.ts';

type Answering = Pick<WebRoutes, 'pages' | 'documents' | 'forms' | 'proxy'>;

/** Calls that count who was here; answered with nothing. */
const COUNTING = /^\/cn\/api\/(?:article\/updateHits|rum)(?:$|\?)/;

/** What answers visitors, and those of previews from their own sets. Without the cookie nothing is looked up. */
export function showPreviews<Live extends Answering>(
  live: Live,
  sets: Pick<PreviewedSets<PreviewedSite>, 'siteFor'>,
): Live {
  const { pages, documents, forms, proxy } = live;
  const siteFor = (cookie: string | undefined) => (hasPreview(cookie) ? sets.siteFor(cookie) : null);

  const pageForm: Answering['forms']['pageForm'] = (address, cookie) => {
    if (!hasPreview(cookie)) return forms.pageForm(address, cookie);
    const handler: FormHandler = async (posted) => {
      const site = await siteFor(cookie);
      const own = site ? site.posts.handlerFor(address) : forms.pageForm(address, undefined);
      return own ? own(posted) : sendWrongMethod(posted.reply, 'GET, HEAD');
    };
    return handler;
  };
  return {
    ...live,
    pages: {
      ...pages,
      serve: async (request, reply) => ((await siteFor(request.headers.cookie))?.pages ?? pages).serve(request, reply),
      serveNotFound: async (request, reply) =>
        ((await siteFor(request.headers.cookie))?.pages ?? pages).serveNotFound(request, reply),
    },
    documents: {
      async send(request, reply, address) {
        const site = address.kind === 'menu' ? await siteFor(request.headers.cookie) : null;
        if (site && address.kind === 'menu') return site.sendMenu(request, reply, address);
        return documents.send(request, reply, address);
      },
    },
    forms: { ...forms, pageForm },
    async proxy(request, reply) {
      if (hasPreview(request.headers.cookie) && COUNTING.test(request.url)) return reply.code(204).send();
      return proxy(request, reply);
    },
  };
}
