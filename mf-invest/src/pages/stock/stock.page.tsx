import { usePage } from 'shared';
import { Island, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { InvestHead } from '../../components/invest-head.tsx';
import { AnnouncementLists } from '../../components/announcement-lists.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { SalesFigures } from './sales-figures.tsx';
import stockChart from './stock-chart.island.tsx';
import type { StockData } from './stock.load.ts';

export function StockPage({ data }: PageProps<StockData>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className="bound">
      <InvestHead page="stock" lead={t('stock.lead')} />
      <Island of={stockChart} props={{ view: data.view, lookUp: data.lookUp }} />
      <p className="section">
        <ArrowLink href={paths.calculator.href(lang, { market: data.view.market === 'A' ? '' : data.view.market })}>
          {t('calculator.title')}
        </ArrowLink>
      </p>
      <SalesFigures sales={data.sales} />
      <AnnouncementLists
        announcements={data.announcements}
        isBrief
        more={{ href: paths.notice.href(lang), name: t('notice.all') }}
      />
    </div>
  );
}
