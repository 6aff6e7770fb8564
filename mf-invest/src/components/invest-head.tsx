import type { ReactNode } from 'react';
import { useTrail } from 'shared/server';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../messages/words.ts';
import { InvestNav, type InvestPage } from './invest-nav.tsx';

export interface InvestHeadProps {
  page: InvestPage;
  lead: ReactNode;
  /** Tabs or filters of this page alone. */
  children?: ReactNode;
}

/** Head of every page for investors: where it stands, and the way to its neighbours. */
export function InvestHead({ page, lead, children }: InvestHeadProps) {
  const t = useWords();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  return (
    <div className="page-head">
      <PageHead title={t(`${page}.title`)} lead={lead} breadcrumb={breadcrumb}>
        <InvestNav current={page} />
        {children}
      </PageHead>
    </div>
  );
}
