import type { CallBody, CallData, CallName } from 'shared/contract/call/calls';
import { mayKeep } from './call-rules.ts';
import { createStaleCache, onePerVersion } from '../cache/stale-cache.ts';
import type { ContentWatch } from './content-watch.ts';
import type { CallContext, ServiceClient } from './service-client.ts';

/** Seconds. Quotes move and embargoes end without a new content version. */
const KEPT_FOR = 15;
/** Of the answers as they came; as objects they are a few times as large. */
const MAX_BYTES = 8_000_000;

interface Answer {
  data: unknown;
  bytes: number;
}

export type Call = ServiceClient['call'];

/**
 * The service's answers, kept while their content version lasts: pages of one version ask the same things. Who asks
 * together shares one call, so a visitor who leaves cannot cancel it; it has its own timeout. What is for one visitor, or
 * changes something, is asked anew each time.
 */
export function keepAnswers(
  service: Pick<ServiceClient, 'call' | 'measuredCall'>,
  content: Pick<ContentWatch, 'version'>,
): Call {
  const answers = onePerVersion(() =>
    createStaleCache<Answer>({ maxBytes: MAX_BYTES, sizeOf: ({ bytes }) => bytes, stale: 0 }),
  );
  return async <N extends CallName>(name: N, body: CallBody<N>, context: CallContext) => {
    if (!mayKeep(name)) return service.call(name, body, context);
    const { lang } = context;
    const key = `${name} ${lang} ${JSON.stringify(body)}`;
    const { data } = await answers(content.version).get(key, async () => ({
      value: await service.measuredCall(name, body, { lang }),
      keep: KEPT_FOR,
    }));
    return data as CallData<N>;
  };
}
