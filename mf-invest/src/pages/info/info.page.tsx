import { useLinks, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { InvestHead } from '../../components/invest-head.tsx';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import type { InfoData } from './info.load.ts';
import { Reports } from './reports.tsx';
import { ResultsCentre } from './results-centre.tsx';
import { NewestSales } from './newest-sales.tsx';

/** What the group reports: every period as a document, and every month in vehicles (spec SCR-invest-info). */
export function InfoPage({ data }: PageProps<InfoData>) {
  const t = useWords();
  const policy = useLinks().to(links.policy);
  return (
    <div className="bound">
      <InvestHead page="info" lead={t('info.lead')} />
      <Reports query={data.query} reports={data.reports} />
      {data.reports !== null && data.reports.list.length > 0 && <ResultsCentre reports={data.reports} />}
      <NewestSales table={data.table} />
      <div className="section">
        <p className="note">{t('info.disclaimer')}</p>
        {policy !== undefined && <ArrowLink href={`${policy}#disclaimer`}>{t('info.disclaimerMore')}</ArrowLink>}
      </div>
    </div>
  );
}
