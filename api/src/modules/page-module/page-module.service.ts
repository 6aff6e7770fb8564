import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { ModuleCode } from 'shared/contract/content/page-module';
import type { Services } from '../../calls/call-table.ts';
import { findPictures, optionalPicture } from '../../imported/picture.store.ts';
import { findModuleItems } from './page-module.store.ts';

/** Banners, thematic items or others of the home page. */
export async function pageModule(
  { content, pictures }: Services,
  lang: Lang,
  code: ModuleCode,
): Promise<CallData<'pageModule/queryByCode'>> {
  const rows = await findModuleItems(content, code);
  const pictureOf = await findPictures(
    pictures,
    rows.map((row) => row.picture),
    lang,
  );
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title[lang],
    summary: row.summary[lang],
    url: row.url,
    ...(row.label ? { label: row.label[lang] } : {}),
    ...optionalPicture(pictureOf(row.picture)),
  }));
  return { pageModuleAttachmentVoList: items };
}
