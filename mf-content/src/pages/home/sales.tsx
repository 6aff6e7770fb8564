import { usePage } from 'shared';
import type { SalesTotal } from 'shared/contract/invest/performance';
import { Facts } from 'shared/ui/data/facts/facts';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { change, percent, spokenCount } from '../../model/figures.ts';
import { monthName } from '../../model/moments.ts';
import css from './investors.module.css';
import { SalesTrend } from './sales-trend.tsx';

/** The figure of the month, how it moved, and what stands behind it. */
export function Sales({ sales }: { sales: SalesTotal }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className={css['sales']}>
      <h3 className={css['label']}>{t('investors.salesOf', { month: monthName(sales.month, lang) })}</h3>
      <p className={css['figure']}>
        {count(sales.sales)}
        <small className={css['unit']}>{t('investors.unit')}</small>
      </p>
      {sales.salesYoY !== null && <YearOnYear fraction={sales.salesYoY} />}
      <SalesTrend trend={sales.trend} />
      <SalesFacts sales={sales} />
    </div>
  );
}

function YearOnYear({ fraction }: { fraction: number }) {
  const t = useWords();
  const { direction, text } = change(fraction);
  return (
    <p className="note">
      <span className={direction}>{text}</span> {t('investors.yoy')}
    </p>
  );
}

function SalesFacts({ sales }: { sales: SalesTotal }) {
  const t = useWords();
  const { lang } = usePage();
  const year = { number: spokenCount(sales.ytd, lang) };
  const share = sales.nevShare === null ? [] : [{ name: t('investors.nev'), value: percent(sales.nevShare, lang) }];
  const ytd =
    sales.ytdYoY === null
      ? t('investors.vehicles', year)
      : t('investors.ytdValue', { ...year, change: change(sales.ytdYoY).text });
  const facts = [
    { name: t('investors.output'), value: t('investors.vehicles', { number: count(sales.output) }) },
    ...share,
    { name: t('investors.ytd'), value: ytd },
  ];
  return <Facts facts={facts} />;
}
