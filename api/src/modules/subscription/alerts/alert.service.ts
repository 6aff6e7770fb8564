import { ANNOUNCEMENT_CATEGORIES } from 'shared/contract/content/announcement-text';
import type { AlertChoices, AlertDetail } from 'shared/contract/invest/alert';
import { MARKETS } from 'shared/contract/invest/stock';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Subscriber } from '../subscriber.store.ts';
import { changeAsReader, showToReader } from './reader.service.ts';

/** What is stored; a category that the site no longer has is left out. */
export function choicesOf({ markets, categories }: Pick<Subscriber, 'markets' | 'categories'>): AlertChoices {
  return {
    markets: MARKETS.filter((one) => markets.includes(one)),
    categories: ANNOUNCEMENT_CATEGORIES.filter((one) => categories.includes(one)),
  };
}

/** As columns of the row of a reader. */
export const choiceColumns = ({ markets, categories }: AlertChoices) => ({
  markets: JSON.stringify(markets),
  categories: JSON.stringify(categories),
});

/** @throws {CallError} 40006 for a link that nobody signed, or of nobody */
export const alertChoices = (services: VisitorServices, token: string): Promise<AlertDetail> =>
  showToReader(services, { list: 'alerts', token }, (reader) => ({ state: reader.state, ...choicesOf(reader) }));

/** @throws {CallError} 40006 for a link that nobody signed, of nobody, or that has ended */
export async function changeAlerts(
  services: VisitorServices,
  { token, ...choices }: AlertChoices & { token: string },
): Promise<AlertDetail> {
  await changeAsReader(services, { list: 'alerts', token }, () => choiceColumns(choices));
  return { state: 'active', ...choices };
}
