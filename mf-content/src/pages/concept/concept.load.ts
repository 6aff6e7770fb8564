import type { PageModuleItem } from 'shared/contract/content/page-module';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import { moduleItems } from '../../service/module-items.ts';

export interface ConceptData {
  page: ComposedData;
  /** What the opening tells while somebody scrolls; none where the call failed. */
  scenes: PageModuleItem[];
}

/** A page of the content pack that opens with the wind tunnel of the home page. */
export async function loadConcept(request: PageRequest, services: LoadServices): Promise<Outcome<ConceptData>> {
  const [outcome, scenes] = await Promise.all([loadComposed(request, services), moduleItems('MOD-SY-04', services)]);
  return outcome.kind === 'page' ? { ...outcome, data: { page: outcome.data, scenes } } : outcome;
}
