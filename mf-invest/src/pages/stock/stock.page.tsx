import { usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import { Island, type PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/page-head/page-head';
import { AnnouncementLists } from '../../components/announcement-lists.tsx';
import { useWords } from '../../messages/words.ts';
import { SalesFigures } from './sales-figures.tsx';
import stockChart from './stock-chart.island.tsx';
import type { StockData } from './stock.load.ts';

export function StockPage({ data }: PageProps<StockData>) {
  const t = useWords();
  const { lang } = usePage();
  const crumbs = [{ name: t('page.home'), href: `${BASE}/${lang}` }, { name: t('page.title') }];
  return (
    <div className="bound">
      <PageHead title={t('page.title')} lead={t('page.lead')} breadcrumb={{ label: t('page.path'), crumbs }} />
      <Island of={stockChart} props={data.view} />
      <SalesFigures sales={data.sales} />
      <AnnouncementLists announcements={data.announcements} />
    </div>
  );
}
