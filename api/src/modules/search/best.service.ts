import type { Lang } from 'shared/contract/text/lang';
import { COUNT_LIMIT, type BestResults, type SearchItem } from 'shared/contract/site/search';
import type { Services } from '../../calls/call-table.ts';
import { answersTo } from './answer.service.ts';
import { bestOf, type Request } from './best.model.ts';
import { countEach, findContenders, type Contender, type EverythingScope } from './best.store.ts';
import { literalOf, termsOf, wholeKeywords } from './keyword/reading.model.ts';
import { understand } from './keyword/understanding.service.ts';
import type { PackWords } from './pack-words.service.ts';
import { itemsOf } from './search.service.ts';

/** First results of all kinds beside the tabs. */
const MOST = 4;

/** What a keyword finds at all: answers from data, the first results of all kinds together, how many each kind has. */
export async function bestResults(
  services: Services & { words: Pick<PackWords, 'current'> },
  lang: Lang,
  keyword: string,
): Promise<BestResults> {
  const { db, now } = services;
  const { reading, language, meant } = await understand(services, lang, keyword);
  const answers = await answersTo(services, lang, wholeKeywords(reading));
  if (reading.clauses.length === 0) return { answers, list: [], counts: {}, meant };
  const scope: EverythingScope = { lang, until: new Date(now()), query: literalOf(reading) };
  const totals = await countEach(db, scope);
  const news = totals.find(({ type }) => type === 'news')?.total ?? 0;
  const contenders = await findContenders(db, scope, news);
  const request: Request = { reading, segmenter: language.segmenter, now: now() };
  const best = bestOf(contenders, request, MOST);
  const counts = Object.fromEntries(
    totals.map(({ type, total }) => [
      type,
      { totalCount: Math.min(total, COUNT_LIMIT), totalExact: total <= COUNT_LIMIT },
    ]),
  );
  return { answers, list: await shown(services, lang, { best, request }), counts, meant };
}

async function shown(
  services: Services,
  lang: Lang,
  { best, request }: { best: readonly Contender[]; request: Request },
): Promise<SearchItem[]> {
  const found = { terms: termsOf(request.reading), segmenter: request.segmenter };
  const kinds = [...Map.groupBy(best, ({ type }) => type)];
  const items = await Promise.all(
    kinds.map(([type, group]) => itemsOf(services, { type, lang }, { ...found, ids: group.map(({ id }) => id) })),
  );
  const byName = new Map(items.flat().map((item) => [`${item.type} ${item.baseId ?? item.id}`, item]));
  return best.flatMap(({ type, id }) => byName.get(`${type} ${id}`) ?? []);
}
