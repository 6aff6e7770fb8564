import { usePage } from 'shared';
import { salesByYear, type MonthlySales } from 'shared/contract/invest/sales-by-year';
import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { useWords } from '../messages/words.ts';
import { count, signedPercent } from 'shared/i18n/figures';
import { monthName } from '../model/month-name.ts';
import { reliefHeights, salesRelief } from '../model/sales-relief.ts';
import css from './sales-relief.module.css';

const BOX = { width: 1200, height: 260 } as const;
const YEAR = 12;

/** Three years of sales: as lines that are read by pointer, finger or arrow keys, as a sentence, and as figures. */
export function SalesRelief({ trend }: { trend: readonly MonthlySales[] }) {
  const t = useWords();
  const { lang } = usePage();
  const lines = salesRelief(
    trend.map(({ sales }) => sales),
    BOX,
  );
  if (lines.length === 0) return null;
  const summary = t('landing.reliefSummary', summaryOf(trend, lang));
  // The lines pass the middle of the column of each month.
  const margin = Math.round(BOX.width / (trend.length - 1) / 2);
  return (
    <>
      <div className={css['scroll']} data-keep="relief">
        <div className={css['relief']}>
          <svg
            className={css['lines']}
            viewBox={`${-margin} 0 ${BOX.width + margin * 2} ${BOX.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={summary}
          >
            {lines.toReversed().map((line) => (
              <path key={line} d={line} />
            ))}
          </svg>
          <Months trend={trend} />
        </div>
      </div>
      <p className={css['spoken']}>{summary}</p>
      <Disclosure summary={t('landing.reliefFigures')}>
        <MonthTable trend={trend} />
      </Disclosure>
    </>
  );
}

/** A radio button for each month: arrow keys step from one to the next, a finger chooses one, a pointer only looks. */
function Months({ trend }: { trend: readonly MonthlySales[] }) {
  const t = useWords();
  const { lang } = usePage();
  const heights = reliefHeights(
    trend.map(({ sales }) => sales),
    BOX.height,
  );
  return (
    <fieldset className={css['months']} data-print="off">
      <legend className="visually-hidden">{t('performance.relief')}</legend>
      {trend.map(({ month, sales }, at) => (
        <label key={month} className={css['month']}>
          <input className={css['input']} type="radio" name="relief" defaultChecked={at === trend.length - 1} />
          <svg className={css['mark']} viewBox={`0 0 2 ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M1 ${heights[at]}V${BOX.height}`} />
            <path d={`M1 ${heights[at]}h0`} />
          </svg>
          <span className={css['read']}>
            <b>{monthName(month, lang)}</b> {t('performance.readOut', { sales: count(sales) })}
            <YearBefore sales={sales} before={trend[at - YEAR]} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function YearBefore({ sales, before }: { sales: number; before: MonthlySales | undefined }) {
  const t = useWords();
  if (!before || before.sales === 0) return null;
  return <span>{t('performance.readChange', { change: signedPercent((sales / before.sales - 1) * 100) })}</span>;
}

function MonthTable({ trend }: { trend: readonly MonthlySales[] }) {
  const t = useWords();
  const { lang } = usePage();
  const { years, rows } = salesByYear(trend);
  const month = dateFormat(lang, { timeZone: 'UTC', month: 'long' });
  return (
    <DataTable
      caption={t('landing.reliefCaption')}
      columns={[t('info.month'), ...years]}
      rows={rows.map((row) => ({
        key: String(row.month),
        cells: [
          month.format(Date.UTC(2026, row.month - 1, 1)),
          ...row.sales.map((sales) => (sales === null ? t('record.none') : count(sales))),
        ],
      }))}
    />
  );
}

function summaryOf(trend: readonly MonthlySales[], lang: Lang) {
  const ordered = trend.toSorted((one, other) => one.sales - other.sales);
  const figuresOf = (entry: MonthlySales | undefined) => ({
    sales: count(entry?.sales ?? 0),
    month: monthName(entry?.month ?? '', lang),
  });
  const [low, high] = [figuresOf(ordered[0]), figuresOf(ordered.at(-1))];
  return { low: low.sales, lowMonth: low.month, high: high.sales, highMonth: high.month };
}
