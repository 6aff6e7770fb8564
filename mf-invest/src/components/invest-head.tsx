import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import { PageHead } from 'shared/ui/page-head/page-head';
import { useWords } from '../messages/words.ts';
import { InvestNav, type InvestPage } from './invest-nav.tsx';
import { useInvestCrumbs } from './use-invest-crumbs.ts';

export interface InvestHeadProps {
  page: InvestPage;
  lead: ReactNode;
  /** Tabs or filters of this page alone. */
  children?: ReactNode;
}

/** Head of every page for investors: where it stands, and the way to its neighbours. */
export function InvestHead({ page, lead, children }: InvestHeadProps) {
  const t = useWords();
  const { lang } = usePage();
  const title = page === 'landing' ? t('landing.title') : t(`names.${page}`);
  const below = useInvestCrumbs(title);
  const home = { name: t('page.home'), href: pageHref(lang, '/') };
  const breadcrumb = page === 'landing' ? { ...below, crumbs: [home, { name: title }] } : below;
  return (
    <div className="page-head">
      <PageHead title={title} lead={lead} breadcrumb={breadcrumb}>
        <InvestNav current={page} />
        {children}
      </PageHead>
    </div>
  );
}
