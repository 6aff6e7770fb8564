import type { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import { FIGURE_DECIMALS, KEY_FIGURES } from 'shared/contract/invest/key-figure-names';
import type { SalesFigures, salesHistoryFilter, salesTableFilter } from 'shared/contract/invest/performance';
import { siteInfo } from 'shared/contract/site/site-info';
import type { klineQuery } from 'shared/contract/invest/stock';
import { premiumPct } from 'shared/contract/invest/premium';
import type { Services } from '../calls/call-table.ts';
import { dividends } from '../modules/investor/dividend.service.ts';
import { keyFigures } from '../modules/investor/key-figure.service.ts';
import { resultWithMonths } from '../modules/investor/result.service.ts';
import { historyOfSales } from '../modules/performance/sales-history.service.ts';
import { salesTable } from '../modules/performance/sales-table.service.ts';
import { findDocument } from '../imported/document.store.ts';
import { compared } from '../modules/stock/comparison.service.ts';
import { candleChart, realtimeQuote } from '../modules/stock/stock.service.ts';
import { EXPORT_WORDS } from './export-words.ts';
import type { ExportTable } from './table.ts';

/** Of changes and shares, as pages write them. */
const PERCENT_DECIMALS = 2;

async function sourceNote({ content }: Services, lang: Lang): Promise<string> {
  const { name } = await findDocument(content, 'site', { lang, schema: siteInfo });
  return EXPORT_WORDS[lang].source(name);
}

/** A fraction as per cent with the decimals of the page. */
const percent = (fraction: number | null): number | null =>
  fraction === null ? null : Number((fraction * 100).toFixed(PERCENT_DECIMALS));
const DECIMALS_OF_FIGURES = [undefined, undefined, PERCENT_DECIMALS, undefined, undefined, PERCENT_DECIMALS];
const figures = ({ m, mLast, yoy, ytd, ytdLast, chg }: SalesFigures) => [
  m,
  mLast,
  percent(yoy),
  ytd,
  ytdLast,
  percent(chg),
];

/** The sales table of a month. @throws {CallError} 40022 for a month without one */
export async function salesExport(
  services: Services,
  lang: Lang,
  filter: z.output<typeof salesTableFilter>,
): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].sales;
  const { month, dimension, rows, total } = await salesTable(services, lang, filter);
  const lines = [...rows, { name: words.total, ...total }];
  return {
    title: words.title(month),
    columns: [words.by[dimension], ...words.columns.output, ...words.columns.sales],
    rows: lines.map(({ name, output, sales }) => [name, ...figures(output), ...figures(sales)]),
    decimals: [undefined, ...DECIMALS_OF_FIGURES, ...DECIMALS_OF_FIGURES],
    notes: [words.title(month), await sourceNote(services, lang), ...words.notes],
  };
}

/** 36 months of the group and of its parts, oldest first. @throws {CallError} 40004 without figures */
export async function salesHistoryExport(
  services: Services,
  lang: Lang,
  filter: z.output<typeof salesHistoryFilter>,
): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].salesHistory;
  const { months, rows, total } = await historyOfSales(services, lang, filter);
  const parts = rows.flatMap(({ name, output, sales }) => [
    { name: words.output(name), values: output },
    { name: words.sales(name), values: sales },
  ]);
  const share = (at: number) => (total.sales[at] ? (total.nev[at] ?? 0) / total.sales[at] : null);
  const title = words.title(months[0] ?? '', months.at(-1) ?? '');
  return {
    title,
    columns: [...words.columns, ...parts.map(({ name }) => name)],
    rows: months.map((month, at) => [
      month,
      ...[total.output, total.sales, total.nev].map((series) => series[at] ?? null),
      percent(share(at)),
      ...parts.map(({ values }) => values[at] ?? null),
    ]),
    decimals: [undefined, undefined, undefined, undefined, PERCENT_DECIMALS],
    notes: [title, await sourceNote(services, lang), ...words.notes],
  };
}

/** Candles of a market, oldest first; sample data say so. @throws {CallError} 40004 when nothing is listed */
export async function quotesExport(
  services: Services,
  lang: Lang,
  { market, period }: z.output<typeof klineQuery>,
): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].quotes;
  const { code, currency } = await realtimeQuote(services, lang, market);
  const { list, sample } = await candleChart(services, market, period);
  const title = `${words.title(code)} ${words.period[period]}`;
  return {
    title,
    columns: words.columns(currency),
    rows: list,
    notes: [title, await sourceNote(services, lang), ...(sample ? [words.sample] : []), ...words.notes],
  };
}

/** A share beside others, oldest first. @throws {CallError} 40004 when nothing is listed */
export async function comparisonExport(
  services: Services,
  lang: Lang,
  { market, period }: z.output<typeof klineQuery>,
): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].comparison;
  const quotes = EXPORT_WORDS[lang].quotes;
  const own = await realtimeQuote(services, lang, market);
  const other = await realtimeQuote(services, lang, market === 'A' ? 'H' : 'A');
  const { list } = await candleChart(services, market, period);
  const { lines, rates, sample } = await compared(services, lang, { market, period });
  const share = lines.find(({ id }) => id === 'share')?.values ?? [];
  const title = `${words.title(own.code)} ${quotes.period[period]}`;
  return {
    title,
    columns: words.columns(
      [own, other].map(({ code, currency }) => `${code}${words.unit(currency)}`),
      lines.filter(({ id }) => id !== 'share').map(({ name }) => name),
    ),
    rows: list.map(([date, , close], at) => {
      const rate = rates[at] ?? null;
      const premium = premiumPct({ market, own: close, other: share[at] ?? null, rate });
      return [date, close, ...lines.map(({ values }) => values[at] ?? null), rate, premium];
    }),
    notes: [
      title,
      await sourceNote(services, lang),
      ...(sample ? [quotes.sample] : []),
      words.premium,
      ...quotes.notes,
    ],
  };
}

/** What a period is judged by, and its sales by month. @throws {CallError} 40004 unknown or not yet published */
export async function resultBookExport(services: Services, lang: Lang, period: string): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].resultBook;
  const { year, kind, figures: all, compared } = await resultWithMonths(services, lang, period);
  const title = words.title(words.kinds[kind](year));
  const line = (names: readonly [string, string], [now, before]: readonly [number, number]) => [
    ...names,
    now,
    before,
    before === 0 ? null : percent(now / before - 1),
  ];
  const months = compared?.now.months.flatMap((own, at) => {
    const last = compared.before.months[at];
    if (!last) return [];
    return [
      line([words.month(own.month), words.vehicles], [own.sales, last.sales]),
      line([words.nevOf(own.month), words.vehicles], [own.nev, last.nev]),
    ];
  });
  return {
    title,
    columns: words.columns,
    rows: [...all.map(({ name, now, before }) => line(words.figures[name], [now, before])), ...(months ?? [])],
    decimals: [undefined, undefined, undefined, undefined, PERCENT_DECIMALS],
    notes: [title, await sourceNote(services, lang), ...words.notes],
  };
}

/** Ten years as the annual reports have them, newest first; what was restated stands below. */
export async function keyFiguresExport(services: Services, lang: Lang): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].keyFigures;
  const { list } = await keyFigures(services, lang);
  const restated = list.flatMap(({ year, restated: notes }) =>
    notes.map(({ figure, note }) => `${year} ${words.columns[1 + KEY_FIGURES.indexOf(figure)]}: ${note}`),
  );
  return {
    title: words.title,
    columns: words.columns,
    rows: list.map((row) => [row.year, ...KEY_FIGURES.map((figure) => row[figure])]),
    decimals: [undefined, ...KEY_FIGURES.map((figure) => FIGURE_DECIMALS[figure])],
    notes: [words.title, await sourceNote(services, lang), ...restated, ...words.notes],
  };
}

/** All dividends with the totals of their years, newest first. */
export async function dividendsExport(services: Services, lang: Lang): Promise<ExportTable> {
  const words = EXPORT_WORDS[lang].dividends;
  const { list } = await dividends(services);
  return {
    title: words.title,
    columns: words.columns,
    rows: list.map(({ year, kind, per10Shares, recordDate, exDate, hRecordDate, hExDate, payDate }) => [
      year,
      words.kinds[kind],
      per10Shares,
      ...[recordDate, exDate, hRecordDate, hExDate, payDate].map((day) => (day === '' ? null : day)),
    ]),
    decimals: [undefined, undefined, FIGURE_DECIMALS.dividend],
    notes: [words.title, await sourceNote(services, lang), ...words.notes],
  };
}
