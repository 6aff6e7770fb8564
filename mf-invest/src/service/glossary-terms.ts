import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices } from 'shared/contract/section/section';
import type { GlossaryTerm } from '../model/glossary-links.ts';

/** What the glossary explains; nothing when it did not arrive, for texts read well without links (spec ERR-logged-only). */
export async function glossaryTerms({ api, report }: LoadServices): Promise<GlossaryTerm[]> {
  const found = await orFallback(api.call('glossary/list', {}), null, report);
  return found?.list.map(({ id, term }) => ({ id, term })) ?? [];
}
