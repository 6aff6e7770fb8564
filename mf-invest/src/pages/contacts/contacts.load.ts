import type { InvestorContact } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageHeadOf } from '../../model/page-head.ts';

export interface ContactsData {
  /** In the order of the pack; null when they did not arrive. */
  contacts: InvestorContact[] | null;
}

/** Who answers investors (spec I19). */
export async function loadContacts(
  _request: PageRequest,
  { api, report, lang }: LoadServices,
): Promise<Outcome<ContactsData>> {
  const found = await orFallback(api.call('investorContact/list', {}), null, report);
  return { kind: 'page', head: pageHeadOf('contacts', lang), data: { contacts: found?.list ?? null } };
}
