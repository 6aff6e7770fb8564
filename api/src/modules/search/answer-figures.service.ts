import type { Lang } from 'shared/contract/text/lang';
import type { SearchAnswer } from 'shared/contract/site/search';
import type { Services } from '../../calls/call-table.ts';
import { pageAddress } from '../../model/page-addresses.ts';
import { dividends } from '../investor/dividend.service.ts';
import { keyFigures } from '../investor/key-figure.service.ts';
import { publishedMonths } from '../performance/sales-table.service.ts';
import { realtimeQuote } from '../stock/stock.service.ts';
import { ASKS, monthIn, FACT_WORDS, yearIn } from './answer.words.ts';

/** What answers a folded keyword; none when it asks for something else, or for what is not out. */
export type Answering = (services: Services, lang: Lang, keyword: string) => Promise<SearchAnswer[]>;

export const listingAnswer: Answering = async (services, lang, keyword) => {
  const request = ASKS.listing.exec(keyword);
  if (!request) return [];
  const market = (request[1] ?? request[2] ?? request[3]) === 'h' ? 'H' : 'A';
  const { code, name, currency, last, changePct, time, delayMin } = await realtimeQuote(services, lang, market);
  const words = FACT_WORDS[lang];
  return [
    {
      title: words.listing(code, name),
      value: `${currency} ${last.toFixed(2)} (${words.change(changePct)})`,
      note: words.delayed(time, delayMin),
      url: pageAddress('invest.stock', { market }),
    },
  ];
};

/** Of the month that is named, of the year when only that is, else of the newest month. */
export const salesAnswer: Answering = async (services, lang, keyword) => {
  if (!ASKS.sales.test(keyword)) return [];
  const [month, year] = [monthIn(keyword), yearIn(keyword)];
  if (month === undefined && year !== undefined) return annualSales(services, lang, year);
  const months = await publishedMonths(services);
  const found = months.findLast(
    (one) =>
      (month === undefined || Number(one.month.slice(5)) === month) &&
      (year === undefined || Number(one.month.slice(0, 4)) === year),
  );
  if (!found) return [];
  const words = FACT_WORDS[lang];
  return [
    {
      title: words.sales(found.month),
      value: words.vehicles(found.sales),
      note: words.nev(found.nev),
      url: pageAddress('invest.performance', months.indexOf(found) < 12 ? {} : { month: found.month }),
    },
  ];
};

async function annualSales(services: Services, lang: Lang, year: number): Promise<SearchAnswer[]> {
  const { list } = await keyFigures(services, lang);
  return list
    .filter((row) => row.year === year)
    .map(({ sales }) => ({
      title: FACT_WORDS[lang].annualSales(year),
      value: FACT_WORDS[lang].vehicles(sales),
      note: '',
      url: pageAddress('invest.figures'),
    }));
}

/** The total of a complete year; of a year under way what is out of it. */
export const dividendAnswer: Answering = async (services, lang, keyword) => {
  if (!ASKS.dividend.test(keyword)) return [];
  const { list } = await dividends(services);
  const year = yearIn(keyword) ?? list.find(({ kind }) => kind === 'annual')?.year;
  const ofYear = list.filter((row) => row.year === year);
  const found = ofYear.find(({ kind }) => kind === 'annual') ?? ofYear[0];
  if (!found) return [];
  const words = FACT_WORDS[lang];
  return [
    {
      title: words.dividend(found.year),
      value: words.per10(found.per10Shares),
      note: found.kind === 'annual' ? words.annual : words.interim,
      url: `${pageAddress('invest.record')}#payments`,
    },
  ];
};

/** Of the year that is named, else of the newest. */
export const keyFigureAnswer: Answering = async (services, lang, keyword) => {
  const name = (['revenue', 'netProfit', 'research'] as const).find((figure) => ASKS[figure].test(keyword));
  if (name === undefined) return [];
  const { list } = await keyFigures(services, lang);
  const year = yearIn(keyword) ?? list[0]?.year;
  const words = FACT_WORDS[lang];
  return list
    .filter((row) => row.year === year)
    .map((row) => ({
      title: words.figure(words.figures[name], row.year),
      value: words.money(row[name]),
      note: '',
      url: pageAddress('invest.figures'),
    }));
};
