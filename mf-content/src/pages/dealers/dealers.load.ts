import type { DealerPage } from 'shared/contract/dealer/dealer';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { paths } from '../../paths.ts';
import { dealerQuery, dealersAddress, DEALERS_PER_PAGE, subjectOfQuery, type DealerQuery } from './dealer-query.ts';
import { subjectOf } from './dealer-subject.ts';

export interface DealersData {
  query: DealerQuery;
  /** Null when they did not arrive. */
  found: DealerPage | null;
  /** The chosen city, else the chosen province; empty for the country. */
  place: string;
}

/** What the page is about; the city before its province. */
function placeOf({ city, province }: DealerQuery, found: DealerPage | null): string {
  const inCity = found?.facets.city.find(({ id }) => id === city);
  return inCity?.name ?? found?.facets.province.find(({ code }) => code === province)?.name ?? '';
}

function headOf({ query, found, place }: DealersData, lang: LoadServices['lang']): Head {
  const { dealers } = messages[lang];
  const of = (text: string) => text.replace('{{place}}', () => place);
  const subject = subjectOfQuery(query);
  const title = place === '' ? dealers.titles[subject] : of(dealers.titlesOf[subject]);
  const own = { name: dealers.titles.dealer };
  const trail =
    title === own.name
      ? trailTo(lang, own)
      : trailTo(lang, { ...own, href: paths.dealers.href(lang) }, { name: title });
  const view = dealerQuery.isNarrowed(query) ? { noindex: true } : subjectOf(found?.list ?? []);
  return {
    title,
    description: place === '' ? dealers.description : of(dealers.descriptionOf),
    page: query.page,
    canonical: dealersAddress(query),
    trail,
    ...view,
  };
}

/** Dealers, or partners of the rescue, that fit what the address asks for. */
export async function loadDealers(request: PageRequest, services: LoadServices): Promise<Outcome<DealersData>> {
  const { api, report, lang } = services;
  const query = dealerQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { key: searchKeyword, page: pageNo, ...wanted } = query;
  const pending = api.call('dealer/page', { ...wanted, searchKeyword, pageNo, pageSize: DEALERS_PER_PAGE });
  const found = await orFallback(pending, null, report);
  if (found && query.page > pageCount(found.totalCount, DEALERS_PER_PAGE)) return NOT_FOUND;
  // Whoever chooses another province in the form sends the city of the one before with it.
  const isElsewhere = query.city !== '' && found?.facets.city.every(({ id }) => id !== query.city);
  if (isElsewhere && found && found.totalCount > 0) {
    return { kind: 'redirect', status: 302, to: pageHref(lang, dealersAddress({ ...query, city: '' })) };
  }
  const data = { query, found, place: placeOf(query, found) };
  return { kind: 'page', head: headOf(data, lang), data };
}
