import type { ReactNode } from 'react';
import type { SalesTotal } from 'shared/contract/invest/performance';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { count, directionOf, MARKS, signedPercent } from 'shared/i18n/figures';
import css from './stock.module.css';

/** Last month in six figures. */
export function SalesFigures({ sales }: { sales: SalesTotal | null }) {
  const t = useWords();
  return (
    <section className="section" aria-labelledby="sales">
      <SectionHead
        title={t('sales.title')}
        id="sales"
        intro={sales ? t('sales.month', { month: sales.month }) : t('sales.missing')}
      />
      {sales && (
        <dl className={css['sales']}>
          <Figure name={t('sales.sales')} value={count(sales.sales)} />
          <Figure name={t('sales.salesYoY')} value={<Ratio ratio={sales.salesYoY} />} />
          <Figure name={t('sales.output')} value={count(sales.output)} />
          <Figure name={t('sales.ytd')} value={count(sales.ytd)} />
          <Figure name={t('sales.ytdYoY')} value={<Ratio ratio={sales.ytdYoY} />} />
          <Figure
            name={t('sales.nev')}
            value={sales.nevShare === null ? '—' : `${(sales.nevShare * 100).toFixed(1)}%`}
          />
        </dl>
      )}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={css['figure']}>
      <dt className="note">{name}</dt>
      <dd className={css['number']}>{value}</dd>
    </div>
  );
}

/** A fraction as percent with sign; a dash where the base is zero (spec G-26). */
function Ratio({ ratio }: { ratio: number | null }) {
  if (ratio === null) return '—';
  const direction = directionOf(ratio);
  return (
    <span className={css['ratio']}>
      <span className={css['mark']} aria-hidden="true">
        {MARKS[direction]}
      </span>
      {signedPercent(ratio * 100)}
    </span>
  );
}
