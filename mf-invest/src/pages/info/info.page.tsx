import { usePage } from 'shared';
import type { PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { InfoData } from './info.load.ts';
import { Reports } from './reports.tsx';
import { NewestSales } from './newest-sales.tsx';

/** What the group reports: every period as a document, and every month in vehicles (spec SCR-invest-info). */
export function InfoPage({ data }: PageProps<InfoData>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className="bound">
      <InvestHead page="info" lead={t('info.lead')} />
      <Reports query={data.query} reports={data.reports} />
      <p className="section">
        <ArrowLink href={paths.results.href(lang)}>{t('info.results')}</ArrowLink>
      </p>
      <NewestSales table={data.table} />
    </div>
  );
}
