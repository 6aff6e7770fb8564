import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { firstTerms, type GlossaryTerm } from '../../model/glossary-links.ts';
import { landingCrumb } from '../../model/invest-trail.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';

export interface InvestPageData extends ComposedData {
  /** Words of the glossary that the page uses, in the order of reading; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** What no visitor reads. */
const UNREAD = new Set(['kind', 'id', 'key', 'url', 'name']);

/** Every text of a value, however deep, in the order in which it is shown. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => (UNREAD.has(key) ? [] : textsIn(inside)));
}

/** The landing is no page of the pack, so the pack's own trail does not know it. */
export async function loadInvestPage(request: PageRequest, services: LoadServices): Promise<Outcome<InvestPageData>> {
  const { lang } = services;
  const [outcome, glossary] = await Promise.all([
    loadComposed(request, services, [landingCrumb(lang)]),
    glossaryTerms(services),
  ]);
  if (outcome.kind !== 'page') return outcome;
  const { data } = outcome;
  const next = firstTerms(glossary, lang);
  const used = textsIn([data.opening, data.shown])
    .flatMap(next)
    .flatMap((run) => (typeof run === 'string' ? [] : [run.id]));
  const terms = used.flatMap((id) => glossary.filter((entry) => entry.id === id));
  return { ...outcome, data: { ...data, terms } };
}
