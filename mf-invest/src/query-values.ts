import { ALERT_OUTCOMES } from 'shared/contract/section/alert-page';
import { ANNOUNCEMENT_CATEGORIES } from 'shared/contract/content/announcement-text';
import { EVENT_KINDS, REPORT_KINDS } from 'shared/contract/invest/investor';
import { KEY_FIGURES } from 'shared/contract/invest/key-figure-names';
import { SALES_DIMENSIONS } from 'shared/contract/invest/performance';
import { LAST_KEYED_PAGE } from 'shared/contract/section/last-page';
import type { QueryValuesOf } from 'shared/contract/section/query-values';
import {
  COMPARED_WITH,
  INDICATORS,
  MARKETS,
  MARKS,
  NONE_CHOSEN,
  PERIODS,
  RANGES,
  SCALES,
  SHAPES,
} from './model/stock-choice.ts';
import { ANSWERS, OPTIONS } from './model/quiz.ts';
import { CALENDAR_VIEWS } from './pages/calendar/calendar-query.ts';
import { DIVIDEND_USES } from './pages/calculator/investment.ts';
import { PUT_IN } from './pages/calculator/investment-query.ts';
import { COUNTED } from './pages/performance/sales-query.ts';
import { FIGURE_VIEWS } from './pages/figures/figures-query.ts';
import type { routes } from './routes.ts';

const ANSWER_VALUES = Object.fromEntries(ANSWERS.map((name) => [name, OPTIONS] as const));
const FIGURES = Object.fromEntries(KEY_FIGURES.map((name) => [name, ['1']] as const));

/** What the parameters of the pages may say, for the web process: no browser loads it. What loads refuse, and no more. */
export const queryValues = {
  stock: {
    market: MARKETS,
    period: PERIODS,
    range: RANGES,
    from: 'day',
    to: 'day',
    shape: SHAPES,
    scale: SCALES,
    lines: { someOf: INDICATORS, or: NONE_CHOSEN },
    compare: { someOf: COMPARED_WITH, or: NONE_CHOSEN },
    marks: { someOf: MARKS, or: NONE_CHOSEN },
    date: 'day',
  },
  notice: { market: MARKETS, category: ANNOUNCEMENT_CATEGORIES, year: 'year', page: LAST_KEYED_PAGE },
  announcement: { id: 'id' },
  alerts: { market: MARKETS, category: ANNOUNCEMENT_CATEGORIES, act: ['confirm'], done: ALERT_OUTCOMES, again: ['1'] },
  briefing: { period: 'id' },
  calendar: { view: CALENDAR_VIEWS, month: 'month', kind: EVENT_KINDS },
  info: { year: 'year', kind: REPORT_KINDS, month: 'month', by: SALES_DIMENSIONS },
  calculator: { market: MARKETS, by: PUT_IN, dividends: DIVIDEND_USES },
  education: { lesson: 'id', ...ANSWER_VALUES },
  certificate: { lesson: 'id', ...ANSWER_VALUES },
  performance: { by: SALES_DIMENSIONS, what: COUNTED, month: 'month' },
  figures: { view: FIGURE_VIEWS, ...FIGURES },
} as const satisfies QueryValuesOf<typeof routes>;
