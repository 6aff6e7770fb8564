import { usePage } from 'shared';
import type { ProductSales } from 'shared/contract/invest/performance';
import { count } from 'shared/i18n/figures';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { Change } from '../../components/sales-figures.tsx';
import { useWords } from '../../messages/words.ts';
import { monthName } from '../../model/month-name.ts';
import css from './performance.module.css';
import { Share } from './share.tsx';

const LENGTH = 1000;

/** What the sales of the last month consisted of: a bar for each category, whose figures stand in the same row. */
export function ProductMix({ products: { month, list } }: { products: ProductSales }) {
  const t = useWords();
  const { lang } = usePage();
  const named = { month: monthName(month, lang) };
  return (
    <section className="section" aria-labelledby="products">
      <SectionHead id="products" title={t('performance.products')} intro={t('performance.productsIntro', named)} />
      <DataTable
        caption={t('performance.productsCaption', named)}
        quietCaption
        columns={[
          t('info.by.product'),
          t('performance.share'),
          t('performance.part'),
          t('info.columns.m'),
          t('info.columns.mLast'),
          t('info.columns.yoy'),
        ]}
        rows={list.map(({ category, name, sales, salesLast, yoy, share }) => ({
          key: category,
          cells: [
            name,
            <Share key="share" of={share} />,
            <svg
              key="bar"
              className={css['bar']}
              viewBox={`0 0 ${LENGTH} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 0h${Math.round((share ?? 0) * LENGTH)}v1H0z`} />
            </svg>,
            count(sales),
            count(salesLast),
            <Change key="change" ratio={yoy} />,
          ],
        }))}
      />
    </section>
  );
}
