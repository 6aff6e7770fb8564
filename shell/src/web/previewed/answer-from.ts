import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendWrongMethod } from '../http/answers.ts';
import type { FormHandler } from '../server/form-routes.ts';
import type { WebRoutes } from '../server/routes.ts';
import type { SiteOfSet } from './site-of-set.ts';

export type Answering = Pick<WebRoutes, 'pages' | 'documents' | 'forms' | 'proxy'>;

type MaybeSite = Promise<SiteOfSet | null> | SiteOfSet | null;

/** Which visitors have another set than the promoted one; without waiting where nobody has to look. */
export interface Choice {
  siteFor: (cookie: string | undefined) => MaybeSite;
  /** Of a page, which may be where it is decided. */
  siteOf: (request: FastifyRequest, reply: FastifyReply) => MaybeSite;
}

/** What answers visitors, and those with another set from theirs. */
export function answerFrom<Live extends Answering>(live: Live, { siteFor, siteOf }: Choice): Live {
  const { pages, documents, forms } = live;

  const pageForm: Answering['forms']['pageForm'] = (address, cookie) => {
    const found = siteFor(cookie);
    if (found === null) return forms.pageForm(address, cookie);
    const handler: FormHandler = async (posted) => {
      const site = await found;
      const own = site ? site.posts.handlerFor(address) : forms.pageForm(address, undefined);
      return own ? own(posted) : sendWrongMethod(posted.reply, 'GET, HEAD');
    };
    // Whether that set takes files is known when it is asked; a page of the promoted one says so first.
    return Object.assign(handler, { takesFiles: forms.pageForm(address, undefined)?.takesFiles === true });
  };
  return {
    ...live,
    pages: {
      ...pages,
      serve: async (request, reply) => ((await siteOf(request, reply))?.pages ?? pages).serve(request, reply),
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
  };
}
