import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { ModuleCode } from 'shared/contract/content/page-module';
import type { Services } from '../../calls/call-table.ts';
import { findPictures, optionalPicture } from '../../imported/picture.store.ts';
import { findArticlesToCome, findModuleItems } from './page-module.store.ts';

/** The article that an address leads to; empty when it leads elsewhere. */
const articleAt = (url: string): string => /[?&]baseid=([a-z0-9-]+)/i.exec(url)?.[1] ?? '';

/** Banners, thematic items or others of the home page; what leads to an article is there when the article is. */
export async function pageModule(
  { content, pictures, now }: Services,
  lang: Lang,
  code: ModuleCode,
): Promise<CallData<'pageModule/queryByCode'>> {
  const all = await findModuleItems(content, code);
  const named = all.map(({ url }) => articleAt(url)).filter(Boolean);
  const toCome = await findArticlesToCome(content, named, now());
  const rows = all.filter(({ url }) => !toCome.has(articleAt(url)));
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
