import { usePage } from 'shared';
import type { SalesHistory } from 'shared/contract/invest/performance';
import { count } from 'shared/i18n/figures';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { FileLinks } from '../../components/file-links.tsx';
import { useWords } from '../../messages/words.ts';
import { monthName } from '../../model/month-name.ts';
import type { Counted } from './sales-query.ts';
import { roundTop } from './sales-series.ts';
import { historyFiles } from '../../model/table-files.ts';
import { CurveFigure } from './curve-figure.tsx';
import css from './performance.module.css';

export interface PartCurvesProps {
  history: SalesHistory;
  what: Counted;
}

/** 36 months of each category or company beside each other, and all of them as one table. */
export function PartCurves({ history, what }: PartCurvesProps) {
  const t = useWords();
  return (
    <section className="section" aria-labelledby="parts">
      <SectionHead id="parts" title={t('performance.parts')} intro={t('performance.partsIntro')} />
      <ul className={css['parts']}>
        {history.rows.map((row) => (
          <li key={row.category}>
            <PartCurve name={row.name} values={row[what]} months={history.months} />
          </li>
        ))}
      </ul>
      <PartTable history={history} what={what} />
    </section>
  );
}

interface PartCurveProps {
  name: string;
  values: readonly number[];
  months: readonly string[];
}

function PartCurve({ name, values, months }: PartCurveProps) {
  const t = useWords();
  const { lang } = usePage();
  const [high, low] = [Math.max(...values), Math.min(...values)];
  const monthOf = (value: number) => monthName(months[values.indexOf(value)] ?? '', lang);
  const [from, until] = [months[0] ?? '', months.at(-1) ?? ''];
  const top = roundTop(values);
  return (
    <>
      <h3 className={css['part']}>
        {name} <b className={css['newest']}>{count(values.at(-1) ?? 0)}</b>
      </h3>
      <CurveFigure
        summary={t('performance.partSummary', {
          name,
          high: count(high),
          highMonth: monthOf(high),
          low: count(low),
          lowMonth: monthOf(low),
        })}
        curves={[{ key: name, values }]}
        top={top}
        topName={count(top)}
        ends={[from, until]}
      />
    </>
  );
}

function PartTable({ history, what }: PartCurvesProps) {
  const t = useWords();
  const { lang } = usePage();
  const { months, rows, total, dimension } = history;
  return (
    <Disclosure summary={t('performance.figures')}>
      <DataTable
        caption={t('performance.partsCaption', { what: t(`performance.counted.${what}`) })}
        columns={[t('info.month'), ...rows.map(({ name }) => name), t('info.total')]}
        rows={months
          .map((month, at) => ({
            key: month,
            cells: [month, ...[...rows, total].map((row) => count(row[what][at] ?? 0))],
          }))
          .toReversed()}
        exports={
          <FileLinks
            of={historyFiles(dimension, lang)}
            names={{ csv: t('performance.historyCsv'), xlsx: t('performance.historyXlsx') }}
          />
        }
      />
    </Disclosure>
  );
}
