import { usePage } from 'shared';
import type { ThreeYears } from 'shared/contract/invest/performance';
import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';
import { count, signedPercent } from 'shared/i18n/figures';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { cumulated, roundTop, yearAgainstYear } from './sales-series.ts';
import { CurveFigure } from './curve-figure.tsx';

/** Three years added up from January on: the newest one against those before it. */
export function YearCurves({ years }: { years: ThreeYears }) {
  const t = useWords();
  const { lang } = usePage();
  const sums = years.series.map(({ year, months }) => ({ key: String(year), values: cumulated(months) }));
  const against = yearAgainstYear(years);
  const top = roundTop(sums.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <section className="section" aria-labelledby="years">
      <SectionHead id="years" title={t('performance.years')} />
      {against && (
        <CurveFigure
          summary={t('performance.yearsSummary', {
            now: count(against.now),
            month: calendarMonth(against.month, lang),
            past: count(against.past),
            before: against.before,
            change: signedPercent(against.change * 100),
          })}
          curves={sums}
          top={top}
          topName={count(top)}
          ends={[calendarMonth(1, lang), calendarMonth(12, lang)]}
        />
      )}
      <DataTable
        caption={t('performance.yearsCaption')}
        columns={[t('info.month'), ...sums.map(({ key }) => key)]}
        rows={Array.from({ length: 12 }, (_none, at) => ({
          key: String(at),
          cells: [
            calendarMonth(at + 1, lang),
            ...sums.map(({ values }) => {
              const sum = values[at];
              return sum === null || sum === undefined ? t('record.none') : count(sum);
            }),
          ],
        }))}
      />
    </section>
  );
}

/** @param month from 1 */
function calendarMonth(month: number, lang: Lang): string {
  return dateFormat(lang, { timeZone: 'UTC', month: 'long' }).format(Date.UTC(2026, month - 1, 1));
}
