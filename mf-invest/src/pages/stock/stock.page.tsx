import { Island, type PageProps } from 'shared/server';
import { InvestHead } from '../../components/invest-head.tsx';
import { AnnouncementLists } from '../../components/announcement-lists.tsx';
import { useWords } from '../../messages/words.ts';
import { SalesFigures } from './sales-figures.tsx';
import stockChart from './stock-chart.island.tsx';
import type { StockData } from './stock.load.ts';

export function StockPage({ data }: PageProps<StockData>) {
  const t = useWords();
  return (
    <div className="bound">
      <InvestHead page="stock" lead={t('stock.lead')} />
      <Island of={stockChart} props={{ view: data.view, lookUp: data.lookUp }} />
      <SalesFigures sales={data.sales} />
      <AnnouncementLists announcements={data.announcements} />
    </div>
  );
}
