import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findPictures } from '../../imported/picture.store.ts';
import { namedArticles } from '../article/named-articles.service.ts';

/** The experts in the order of the pack, with those articles of their work that are out in the language. */
export async function experts(services: Services, lang: Lang): Promise<CallData<'expert/list'>> {
  const { rows } = await findEntries(services.content, 'expert');
  const baseIds = [...new Set(rows.flatMap(({ articles }) => articles))];
  const pictures = rows.flatMap(({ picture, mPicture }) => [picture, mPicture]);
  const [pictureOf, found] = await Promise.all([
    findPictures(services.pictures, pictures, lang),
    namedArticles(services, lang, { baseIds, tag: '', offset: 0, limit: baseIds.length }),
  ]);
  const list = rows.flatMap(({ id, tag, name, title, quote, since, color, articles, ...names }) => {
    const [img, mImg] = [pictureOf(names.picture), pictureOf(names.mPicture)];
    if (!img || !mImg) return [];
    const published = found.rows.filter(({ base_id }) => articles.includes(base_id));
    return [
      {
        id,
        img,
        mImg,
        tag,
        since,
        color,
        name: name.cn,
        enName: name.en,
        title: title[lang],
        quote: quote[lang],
        articles: published.map(({ base_id, category, title: name }) => ({
          baseId: base_id,
          categoryCode: category,
          title: name,
        })),
      },
    ];
  });
  return { list };
}
