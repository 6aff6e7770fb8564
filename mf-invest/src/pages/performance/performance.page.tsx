import type { PageProps } from 'shared/server';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { InvestHead } from '../../components/invest-head.tsx';
import { SalesFigures } from '../../components/sales-figures.tsx';
import { SalesRelief } from '../../components/sales-relief.tsx';
import { useWords } from '../../messages/words.ts';
import { EnergyShare } from './energy-share.tsx';
import { PartCurves } from './part-curves.tsx';
import type { PerformanceData } from './performance.load.ts';
import { ProductMix } from './product-mix.tsx';
import { Ranking } from './ranking.tsx';
import { SalesChoice } from './sales-choice.tsx';
import { YearCurves } from './year-curves.tsx';

/** What the group builds and sells, month by month, from every side (spec I16, I17). */
export function PerformancePage({ data }: PageProps<PerformanceData>) {
  const t = useWords();
  const { query, months, table, history, products, years, terms } = data;
  const trend = history?.months.map((month, at) => ({ month, sales: history.total.sales[at] ?? 0 })) ?? [];
  return (
    <div className="bound">
      <InvestHead page="performance" lead={t('performance.lead')} />
      {trend.length > 0 && (
        <section className="section" aria-labelledby="relief">
          <SectionHead id="relief" title={t('landing.relief', { count: trend.length })} />
          <SalesRelief trend={trend} />
        </section>
      )}
      <section className="section" aria-labelledby="month">
        <SectionHead id="month" title={t('performance.month')} intro={t('performance.monthIntro')} />
        <div className="stack">
          <SalesChoice query={query} months={months} month={table?.month ?? ''} />
          {table ? <SalesFigures table={table} /> : <p className="note">{t('sales.missing')}</p>}
        </div>
      </section>
      {table && <Ranking table={table} what={query.what} />}
      {history && <PartCurves history={history} what={query.what} />}
      {history && <EnergyShare history={history} terms={terms} />}
      {products && <ProductMix products={products} />}
      {years && <YearCurves years={years} />}
      <p className="note section">{t('info.source')}</p>
    </div>
  );
}
