import type { CallBody, CallData, CallName } from 'shared/contract/calls';
import type { ContentWatch } from './content-watch.ts';
import type { CallContext, ServiceClient } from './service-client.ts';

/** Milliseconds. Quotes move and embargoes end without a new content version. */
const KEPT_FOR = 15_000;
const LIMIT = 500;

interface Answer {
  promise: Promise<unknown>;
  until: number;
}

export type Call = ServiceClient['call'];

/**
 * The service's answers, kept while their content version lasts: pages of one version ask the same things. Who asks
 * together shares one call, so a visitor who leaves cannot cancel it; it has its own timeout.
 */
export function keepAnswers(service: Pick<ServiceClient, 'call'>, content: Pick<ContentWatch, 'version'>): Call {
  let version = content.version;
  let answers = new Map<string, Answer>();

  return <N extends CallName>(name: N, body: CallBody<N>, { lang }: CallContext) => {
    if (version !== content.version) {
      version = content.version;
      answers = new Map();
    }
    const key = `${name} ${lang} ${JSON.stringify(body)}`;
    const known = answers.get(key);
    if (known && known.until > Date.now()) return known.promise as Promise<CallData<N>>;
    const promise = service.call(name, body, { lang });
    const mine = answers;
    mine.set(key, { promise, until: Date.now() + KEPT_FOR });
    promise.catch(() => mine.delete(key));
    const oldest = mine.keys().next();
    if (mine.size > LIMIT && !oldest.done) mine.delete(oldest.value);
    return promise;
  };
}
