import { Island, useTrail, type PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { MOST } from '../../model/basket.ts';
import { useWords } from '../../messages/words.ts';
import type { BasketData } from './basket.load.ts';
import mediaBasket from './media-basket.island.tsx';

/** What was chosen for one download: by the address, so without script too, or on this device. */
export function BasketPage({ data }: PageProps<BasketData>) {
  const t = useWords();
  return (
    <div className="bound">
      <PageHead
        title={t('basket.title')}
        lead={t('basket.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      {data.left > 0 && <p role="status">{t('choice.left', { count: data.left, most: MOST })}</p>}
      <Island of={mediaBasket} props={data} />
    </div>
  );
}
