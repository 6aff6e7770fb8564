import { usePage } from 'shared';
import { salesByYear } from 'shared/contract/invest/sales-by-year';
import type { SalesTotal } from 'shared/contract/invest/performance';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { monthName, monthOfYear } from '../../model/moments.ts';
import { extremesOf, trendPaths } from '../../model/trend.ts';
import css from './investors.module.css';

type Trend = SalesTotal['trend'];

const BOX = { width: 400, height: 96 } as const;

/** Sales by month as a line, as a sentence for those who do not see it, and as figures. */
export function SalesTrend({ trend }: { trend: Trend }) {
  const t = useWords();
  const paths = trendPaths(
    trend.map((entry) => entry.sales),
    BOX,
  );
  const summary = useSummary(trend);
  if (!paths) return null;
  return (
    <>
      <svg
        className={css['spark']}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path d={paths.line} />
        <path className={css['latest']} d={paths.latest} />
      </svg>
      <p className="legal">{t('investors.trendNote', { count: trend.length })}</p>
      <MonthlyFigures trend={trend} />
    </>
  );
}

function useSummary(trend: Trend): string {
  const t = useWords();
  const { lang } = usePage();
  const extremes = extremesOf(trend);
  if (!extremes) return '';
  const { first, last, low, high } = extremes;
  return t('investors.trend', {
    from: monthName(first.month, lang),
    to: monthName(last.month, lang),
    low: count(low.sales),
    lowMonth: monthName(low.month, lang),
    high: count(high.sales),
    highMonth: monthName(high.month, lang),
    last: count(last.sales),
  });
}

function MonthlyFigures({ trend }: { trend: Trend }) {
  const t = useWords();
  const { lang } = usePage();
  const { years, rows } = salesByYear(trend);
  const cells = rows.map(({ month, sales }) => ({
    key: String(month),
    cells: [monthOfYear(month, lang), ...sales.map((value) => (value === null ? '–' : count(value)))],
  }));
  return (
    <details className={css['months']} data-keep="months">
      <summary className={css['more']}>{t('investors.figures')}</summary>
      <DataTable caption={t('investors.tableCaption')} columns={[t('investors.month'), ...years]} rows={cells} />
    </details>
  );
}
