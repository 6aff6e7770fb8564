import type { Brand } from 'shared/contract/content/brand';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import { moduleItems } from '../../service/module-items.ts';

export interface ConceptData {
  page: ComposedData;
  /** What the opening tells while somebody scrolls; none where the call failed. */
  scenes: PageModuleItem[];
  /** What the car can stand beside; none where the call failed. */
  brands: Brand[];
}

/** A page of the content pack that opens with the wind tunnel of the home page. */
export async function loadConcept(request: PageRequest, services: LoadServices): Promise<Outcome<ConceptData>> {
  const { api, report } = services;
  const [outcome, scenes, { list: brands }] = await Promise.all([
    loadComposed(request, services),
    moduleItems('MOD-SY-04', services),
    orFallback(api.call('brand/list', {}), { list: [] }, report),
  ]);
  return outcome.kind === 'page' ? { ...outcome, data: { page: outcome.data, scenes, brands } } : outcome;
}
