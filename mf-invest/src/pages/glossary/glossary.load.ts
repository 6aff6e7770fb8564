import type { GlossaryEntry } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageHeadOf } from '../../model/page-head.ts';

export interface GlossaryData {
  /** In the order of the pack; null when they did not arrive. */
  words: GlossaryEntry[] | null;
}

/** Words of reports. */
export async function loadGlossary(
  _request: PageRequest,
  { api, report, lang }: LoadServices,
): Promise<Outcome<GlossaryData>> {
  const found = await orFallback(api.call('glossary/list', {}), null, report);
  return { kind: 'page', head: pageHeadOf('glossary', lang), data: { words: found?.list ?? null } };
}
