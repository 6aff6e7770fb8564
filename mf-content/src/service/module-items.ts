import type { ModuleCode, PageModuleItem } from 'shared/contract/content/page-module';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices } from 'shared/contract/section/section';

/** Items of a page module; none where the call failed (spec ERR-logged-only). */
export async function moduleItems(code: ModuleCode, { api, report }: LoadServices): Promise<PageModuleItem[]> {
  const answer = api.call('pageModule/queryByCode', { code });
  return (await orFallback(answer, { pageModuleAttachmentVoList: [] }, report)).pageModuleAttachmentVoList;
}
