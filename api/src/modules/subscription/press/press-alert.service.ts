import { PRESS_KINDS } from 'shared/contract/media/press';
import type { PressAlertChoices, PressAlertDetail } from 'shared/contract/media/press-alert';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { changeAsReader, showToReader } from '../alerts/reader.service.ts';
import type { Subscriber } from '../subscriber.store.ts';

/** What is stored; a kind that the newsroom no longer has is left out. */
export const pressChoicesOf = ({
  categories,
  brands,
}: Pick<Subscriber, 'categories' | 'brands'>): PressAlertChoices => ({
  kinds: PRESS_KINDS.filter((kind) => categories.includes(kind)),
  brands,
});

/** As columns of the row of a reader. */
export const pressColumns = ({ kinds, brands }: PressAlertChoices) => ({
  categories: JSON.stringify(kinds),
  brands: JSON.stringify(brands),
});

/** @throws {CallError} 40006 for a link that nobody signed, or of nobody */
export const pressAlertChoices = (services: VisitorServices, token: string): Promise<PressAlertDetail> =>
  showToReader(services, { list: 'press', token }, (reader) => ({ state: reader.state, ...pressChoicesOf(reader) }));

/** @throws {CallError} 40006 for a link that nobody signed, of nobody, or that has ended */
export async function changePressAlerts(
  services: VisitorServices,
  { token, ...choices }: PressAlertChoices & { token: string },
): Promise<PressAlertDetail> {
  await changeAsReader(services, { list: 'press', token }, () => pressColumns(choices));
  return { state: 'active', ...choices };
}
