import { usePage } from 'shared';
import { salesByYear, type MonthlySales } from 'shared/contract/invest/sales-by-year';
import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { paths } from '../../paths.ts';
import { salesRelief } from '../../model/sales-relief.ts';
import css from './landing.module.css';

const BOX = { width: 1200, height: 260 } as const;

/** Three years of sales: as lines for the eye, as a sentence for the ear, and as figures for both. */
export function SalesRelief({ trend }: { trend: readonly MonthlySales[] }) {
  const t = useWords();
  const { lang } = usePage();
  const [first] = trend;
  const last = trend.at(-1);
  const lines = salesRelief(
    trend.map(({ sales }) => sales),
    BOX,
  );
  if (!first || !last || lines.length === 0) return null;
  const summary = summaryOf(trend, lang);
  return (
    <section className="section" aria-labelledby="relief">
      <SectionHead
        id="relief"
        title={t('landing.relief', { count: trend.length })}
        more={{ href: `${paths.info.href(lang)}#sales`, name: t('landing.salesTable') }}
      />
      <svg
        className={css['relief']}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('landing.reliefSummary', summary)}
      >
        {lines.toReversed().map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      <p className={css['ends']}>
        <span>{monthName(first.month, lang)}</span>
        <span>{monthName(last.month, lang)}</span>
      </p>
      <p className={css['spoken']}>{t('landing.reliefSummary', summary)}</p>
      <Disclosure summary={t('landing.reliefFigures')}>
        <MonthTable trend={trend} />
      </Disclosure>
    </section>
  );
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

function monthName(month: string, lang: Lang): string {
  const format = dateFormat(lang, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
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
