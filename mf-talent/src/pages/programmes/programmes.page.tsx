import { useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { FraudNotice } from '../../components/fraud-notice.tsx';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { ProgrammeList } from './programme-list.tsx';
import type { ProgrammesData } from './programmes.load.ts';

export function ProgrammesPage({ data }: PageProps<ProgrammesData>) {
  const t = useWords();
  return (
    <div className="bound">
      <PageHead
        title={t('page.title')}
        lead={t('page.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      >
        <TalentNav current="programmes" />
      </PageHead>
      <FraudNotice />
      {data.list.length > 0 ? (
        <ProgrammeList {...data} />
      ) : (
        <EmptyState title={t('filter.missingTitle')} advice={t('filter.missingAdvice')} />
      )}
    </div>
  );
}
