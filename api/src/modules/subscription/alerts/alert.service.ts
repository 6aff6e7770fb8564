import { ANNOUNCEMENT_CATEGORIES } from 'shared/contract/content/announcement-text';
import type { AlertChoices, AlertDetail } from 'shared/contract/invest/alert';
import { MARKETS } from 'shared/contract/invest/stock';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { CallError } from '../../../model/call-error.ts';
import { changeSubscriber, lockSubscriber, type Subscriber } from '../subscriber.store.ts';
import { readLink } from '../subscription-token.service.ts';

/** What is stored; a category that the site no longer has is left out. */
export function choicesOf({ markets, categories }: Pick<Subscriber, 'markets' | 'categories'>): AlertChoices {
  return {
    markets: MARKETS.filter((one) => markets.includes(one)),
    categories: ANNOUNCEMENT_CATEGORIES.filter((one) => categories.includes(one)),
  };
}

/** Shows, or changes, what the holder of a link gets. @throws {CallError} 40006 for a link that nobody signed, or of nobody */
async function withSubscriber(
  { db, data, now }: VisitorServices,
  token: string,
  change: AlertChoices | null,
): Promise<AlertDetail> {
  const permission = readLink(data, { token, purpose: 'cancel', now: now() });
  if (!permission) throw new CallError('40006');
  return db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, permission.id);
    if (subscriber?.list !== 'alerts') throw new CallError('40006');
    if (!change) return { state: subscriber.state, ...choicesOf(subscriber) };
    // To begin again takes a new consent.
    if (subscriber.state !== 'active') throw new CallError('40006');
    const columns = { markets: JSON.stringify(change.markets), categories: JSON.stringify(change.categories) };
    await changeSubscriber(tx, subscriber.id, { ...columns, changed_at: new Date(now()) });
    return { state: subscriber.state, ...change };
  });
}

export const alertChoices = (services: VisitorServices, token: string): Promise<AlertDetail> =>
  withSubscriber(services, token, null);

export const changeAlerts = (
  services: VisitorServices,
  { token, markets, categories }: AlertChoices & { token: string },
): Promise<AlertDetail> => withSubscriber(services, token, { markets, categories });
