import { usePage } from 'shared';
import type { SalesTable } from 'shared/contract/invest/performance';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { SalesFigures } from '../../components/sales-figures.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';

/** The newest month of the group in vehicles (spec SCR-sales-table); everything else of it has a page of its own. */
export function NewestSales({ table }: { table: SalesTable | null }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className="section" aria-labelledby="sales">
      <SectionHead
        title={t('info.sales')}
        id="sales"
        intro={t('info.salesIntro')}
        more={{ href: paths.performance.href(lang), name: t('info.salesMore') }}
      />
      {table === null ? (
        <p className="note">{t('sales.missing')}</p>
      ) : (
        <div className="stack">
          <SalesFigures table={table} />
          <p className="note">{t('info.source')}</p>
        </div>
      )}
    </section>
  );
}
