import { rangeOf, type Range, type StockChoice } from './stock-choice.ts';

type SpanChoice = Pick<StockChoice, 'period' | 'range' | 'from' | 'to'>;

/** As many bars before the first one drawn as the longest average needs to begin there. */
export const LEAD = 19;

const MONTHS = { '1M': 1, '6M': 6, '1Y': 12 } as const;
const WEEK_OF_TRADING = 5;

/** The same day of the month some months earlier, or its last day where it has none of that number. `yyyy-MM-dd`. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10);
}

function rangeStart(range: Range, dates: readonly string[]): string {
  const last = dates.at(-1) ?? '';
  switch (range) {
    case 'all':
      return '';
    case '5D':
      return dates.at(-WEEK_OF_TRADING) ?? '';
    case 'YTD':
      return `${last.slice(0, 4)}-01-01`;
    default:
      return monthsBefore(last, MONTHS[range]);
  }
}

export interface BarSpan {
  /** Places in the history; `end` is not counted. Equal where nothing of it is chosen. */
  start: number;
  end: number;
}

/** Which bars of a history, oldest first, are chosen. Days that were typed or dragged go before a range. */
export function chosenSpan(choice: SpanChoice, dates: readonly string[]): BarSpan {
  const typed = choice.from !== '' || choice.to !== '';
  const from = typed ? choice.from : rangeStart(rangeOf(choice), dates);
  const until = choice.to;
  const start = dates.findIndex((date) => date >= from);
  const end = until === '' ? dates.length : dates.findLastIndex((date) => date <= until) + 1;
  return start < 0 || end <= start ? { start: 0, end: 0 } : { start, end };
}

/** The chosen bars and those before them that averages need: what a document carries. */
export function carriedSpan(choice: SpanChoice, dates: readonly string[]): BarSpan {
  const { start, end } = chosenSpan(choice, dates);
  return { start: Math.max(0, start - LEAD), end };
}
