import { DataTable, type DataRow } from 'shared/ui/data/data-table/data-table';
import { useWords } from '../../../messages/words.ts';
import { rebased, type ComparedBars } from './comparison.ts';
import { useLineNames } from './use-line-names.ts';
import css from '../stock.module.css';

const ROWS = 20;
const fixed = (value: number | null | undefined, digits: number) => value?.toFixed(digits) ?? '—';

/** The comparison as figures, the newest first (WCAG 1.1.1). */
export function ComparisonTable({ bars }: { bars: ComparedBars }) {
  const t = useWords();
  const names = useLineNames()(bars);
  const { dates, lines, premiums, rates } = bars;
  const parts = lines.map(({ values }) => rebased(values));
  const hasPremium = premiums.length > 0;
  const premium = hasPremium ? [t('compare.premiumLine'), t('compare.rate')] : [];
  const rows = dates.map((date, at): DataRow => {
    const own = hasPremium ? [fixed(premiums[at], 1), fixed(rates[at], 4)] : [];
    const time = (
      <time key="date" className={css['date']} dateTime={date}>
        {date}
      </time>
    );
    return { key: date, cells: [time, ...parts.map((values) => fixed(values[at], 1)), ...own] };
  });
  const shown = rows.toReversed().slice(0, ROWS);
  return (
    <section className={css['record']} aria-labelledby="record">
      <h2 className="heading" id="record">
        {t('compare.title')}
      </h2>
      <DataTable
        caption={t('compare.caption', { n: shown.length, from: dates[0] ?? '' })}
        columns={[t('table.date'), ...names, ...premium]}
        rows={shown}
      />
    </section>
  );
}
