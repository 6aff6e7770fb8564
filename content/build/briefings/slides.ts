import { readPackFile } from '../../src/read-pack.ts';
import { paperDocuments, type PaperDocument, type Sheet, type Words } from '../document-sheets.ts';

/* What the slides of a briefing show: the tables of the period's own report, and figures of the pack beside them. */

/** A value as a bar and as it is written. */
export interface Bar {
  value: number;
  text: string;
}

export interface ComparedRow {
  name: Words;
  now: Bar;
  before: Bar;
  change: string;
}

export interface Column {
  name: Words;
  now: Bar;
  before?: Bar;
}

export type Slide =
  | { kind: 'title'; title: Words; note: Words }
  /** Bars of this period over those of the one before; each row has a scale of its own unless they share a unit. */
  | { kind: 'compared'; heading: Words; sameScale: boolean; rows: readonly ComparedRow[] }
  | { kind: 'columns'; heading: Words; columns: readonly Column[] }
  | { kind: 'question'; heading: Words; text: Words };

export type Result = ReturnType<typeof readPackFile<'results.json'>>[number];
type Table = Extract<Sheet, { kind: 'table' }>;
type Chapter = Result['briefing'][number];

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Rows of the key figures that a briefing is about. */
const MOST_ROWS = 5;

const same = (text: string): Words => ({ cn: text, en: text });
const barOf = (text: string): Bar => ({ value: Number(text.replaceAll(',', '')), text });

function tableIn({ name, sheets }: PaperDocument, heading: string): Table {
  const found = sheets.find((sheet) => sheet.heading.en === heading);
  if (found?.kind !== 'table') throw new Error(`${name} has no table "${heading}"`);
  return found;
}

/** The report of a period, from whose tables its slides are drawn. */
export function reportOf({ reports }: Result): PaperDocument {
  const found = paperDocuments().find(({ name }) => name === reports[0]);
  if (!found) throw new Error(`there is no document ${reports[0]}`);
  return found;
}

const comparedRows = (rows: Table['rows']): ComparedRow[] =>
  rows.map(([name, now = '', before = '', change = '']) => ({
    name,
    now: barOf(now),
    before: barOf(before),
    change,
  }));

const keyFigures = (report: PaperDocument): Slide => ({
  kind: 'compared',
  heading: { cn: '主要数据，与上年同期相比', en: 'Key figures, against the year before' },
  sameScale: false,
  rows: comparedRows(tableIn(report, 'Key figures').rows.slice(0, MOST_ROWS)),
});

const companies = (report: PaperDocument): Slide => ({
  kind: 'compared',
  heading: { cn: '销量（辆），按公司，与上年同期相比', en: 'Sales in vehicles by company, against the year before' },
  sameScale: true,
  rows: comparedRows(tableIn(report, 'Sales in vehicles, by company').rows.slice(0, -1)),
});

function months(report: PaperDocument): Slide {
  const sales = new Map(readPackFile('sales.json').map((one) => [one.month, one.sales]));
  const columns = tableIn(report, 'Month by month').rows.map(([{ cn: month }, _output, sold = '']): Column => {
    const [year = '', number = ''] = month.split('-');
    const before = sales.get(`${Number(year) - 1}-${number}`) ?? 0;
    return {
      name: { cn: `${Number(number)}月`, en: MONTHS[Number(number) - 1] ?? '' },
      now: barOf(sold),
      before: { value: before, text: '' },
    };
  });
  return {
    kind: 'columns',
    heading: { cn: '逐月销量（辆），与上年同月相比', en: 'Sales by month, against the year before' },
    columns,
  };
}

/** Research of ten years up to that of a result. */
function researchYears({ id }: Result): Slide {
  const columns = readPackFile('key-figures.json')
    .filter((one) => one.id <= id.slice(0, 4))
    .toReversed()
    .map((one): Column => ({ name: same(one.id), now: { value: one.research, text: one.research.toFixed(2) } }));
  return { kind: 'columns', heading: { cn: '研发投入（十亿元）', en: 'Research and development (CNY bn)' }, columns };
}

/** Net profit of each quarter up to a result: what a period adds to the one before it in its year. */
function profitQuarters({ id }: Result): Slide {
  const year = id.slice(0, 4);
  const found = new Map(readPackFile('results.json').map((one) => [one.id, one.figures]));
  const kinds = ['quarter1', 'half', 'quarter3'].flatMap((kind) => found.get(`${year}-${kind}`) ?? []);
  const columns = kinds.map((figures, at): Column => {
    const earlier = kinds[at - 1];
    const [now, before] = [
      figures.netProfit - (earlier?.netProfit ?? 0),
      figures.last.netProfit - (earlier?.last.netProfit ?? 0),
    ];
    return {
      name: { cn: `第${'一二三'[at]}季度`, en: `Quarter ${at + 1}` },
      now: { value: now, text: now.toFixed(2) },
      before: { value: before, text: before.toFixed(2) },
    };
  });
  const heading = {
    cn: '单季归母净利润（十亿元），与上年同季相比',
    en: 'Net profit by quarter (CNY bn), against the year before',
  };
  return { kind: 'columns', heading, columns };
}

/** Questions and answers take turns; the question stays until it is answered. */
function question({ lines }: Chapter, at: number): Slide {
  const opening = lines[at - (at % 2)];
  if (!opening) throw new Error('there is no question');
  return { kind: 'question', heading: opening.by, text: opening.text };
}

/** What is seen while a line of a chapter is said. */
export function slideOf(result: Result, chapter: Chapter, at: number): Slide {
  switch (chapter.id) {
    case 'figures':
      return at === 0 ? keyFigures(reportOf(result)) : months(reportOf(result));
    case 'research':
      return researchYears(result);
    case 'profit':
      return profitQuarters(result);
    case 'stock':
      return companies(reportOf(result));
    case 'questions':
      return question(chapter, at);
    default:
      throw new Error(`no slide is made for the chapter ${chapter.id}`);
  }
}
