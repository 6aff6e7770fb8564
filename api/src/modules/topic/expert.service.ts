import type { CallData } from 'shared/contract/calls';
import type { Lang } from 'shared/contract/lang';
import type { Services } from '../../call-table.ts';
import { findEntries } from '../content/entry.store.ts';
import { findPictures } from '../media/picture.store.ts';
import { findGathered } from './topic.store.ts';

/** The experts in the order of the pack, with those articles of their work that are out in the language. */
export async function experts({ db, now }: Services, lang: Lang): Promise<CallData<'expert/list'>> {
  const { rows } = await findEntries(db, 'expert');
  const baseIds = [...new Set(rows.flatMap(({ articles }) => articles))];
  const pictures = rows.flatMap(({ picture, mPicture }) => [picture, mPicture]);
  const [pictureOf, found] = await Promise.all([
    findPictures(db, pictures, lang),
    findGathered(db, lang, { baseIds, tag: '', until: new Date(now()), offset: 0, limit: baseIds.length }),
  ]);
  const list = rows.flatMap(({ id, tag, name, title, quote, since, color, articles, ...names }) => {
    const [img, mImg] = [pictureOf(names.picture), pictureOf(names.mPicture)];
    if (!img || !mImg) return [];
    const told = found.rows.filter(({ base_id }) => articles.includes(base_id));
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
        articles: told.map(({ base_id, category, title: name }) => ({
          baseId: base_id,
          categoryCode: category,
          title: name,
        })),
      },
    ];
  });
  return { list };
}
