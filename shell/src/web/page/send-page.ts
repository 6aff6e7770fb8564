import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirect, redirectOnce } from '../http/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { sendRepresentation } from '../http/representation.ts';
import { createPreferenceVariants, savesData } from './document-variants.ts';
import { documentUrl, pageKey } from './page-address.ts';
import type { Obtained, PageStore } from './page-store.ts';
import type { PageAddress } from './route-address.ts';
import type { StandbyPages } from './standby-pages.ts';

export type Exchange = [FastifyRequest, FastifyReply];

async function isWhole({ rendered }: Obtained): Promise<boolean> {
  return rendered.kind !== 'page' || (await rendered.document.get()).status < 500;
}

interface SenderOptions {
  store: Pick<PageStore, 'obtain'>;
  standby: Pick<StandbyPages, 'find'>;
  /** Told of a page that could not be made and was served as it last was. */
  onStandby: (error: unknown) => void;
  /** Counts a page that was served as it last was. */
  recordStandby?: (() => void) | undefined;
}

/** What visitors are sent of a page, in the look that they chose. */
export function createPageSender({ store, standby, onStandby, recordStandby }: SenderOptions) {
  const variants = createPreferenceVariants();

  async function send({ rendered, remeasure }: Obtained, isFragment: boolean, [request, reply]: Exchange) {
    if (rendered.kind === 'redirect') return redirect(reply, rendered.status, rendered.to);
    const { fragment, document } = rendered;
    // No fragment can mark the root: the kernel opens what is none as a document.
    if (isFragment && rendered.savesData && savesData(request.headers))
      return redirectOnce(reply, 303, pageKey(request.url).url);
    const isNew = (isFragment ? fragment : document).made === undefined;
    const representation = isFragment ? await fragment.get() : await variants(request.headers, await document.get());
    if (isNew) remeasure();
    return sendRepresentation(request, reply, representation);
  }

  /** The page as it was last whole, where it is one that stands by and cannot be made now. */
  async function sendDocument(page: PageAddress, exchange: Exchange): Promise<FastifyReply> {
    const last = standby.find(documentUrl({ ...page, search: '' }));
    if (!last) return send(await store.obtain(page), false, exchange);
    const obtained = await store.obtain(page).catch((error: unknown) => {
      // Sent away while too many wait: nothing is broken.
      if (!(error instanceof Refusal)) onStandby(error);
      return null;
    });
    if (obtained && (await isWhole(obtained))) return send(obtained, false, exchange);
    recordStandby?.();
    return sendRepresentation(...exchange, last);
  }

  return { send, sendDocument };
}
