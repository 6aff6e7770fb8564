import type { ComposedData } from 'shared/composed/data';
import { loadComposed } from 'shared/composed/load';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { landingCrumb } from '../../model/talent-trail.ts';

/** The landing is no page of the pack, so the pack's own trail does not know it. */
export function loadTalentPage(request: PageRequest, services: LoadServices): Promise<Outcome<ComposedData>> {
  return loadComposed(request, services, [landingCrumb(services.lang)]);
}
