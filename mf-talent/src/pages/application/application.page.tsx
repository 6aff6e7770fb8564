import { Island, useTrail, type PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { FraudNotice } from '../../components/fraud-notice.tsx';
import { useWords } from '../../messages/words.ts';
import type { ApplicationData } from './application.load.ts';
import applicationStatus from './application-status.island.tsx';
import css from './application.module.css';

export function ApplicationPage({ data: { view } }: PageProps<ApplicationData>) {
  const t = useWords();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead title={t('application.title')} lead={t('application.lead')} breadcrumb={breadcrumb} />
      </div>
      <div className={`section ${css['page']}`}>
        <Island of={applicationStatus} props={{ view }} />
        <FraudNotice />
      </div>
    </div>
  );
}
