import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../navigation/breadcrumb/breadcrumb.tsx';
import css from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  breadcrumb?: BreadcrumbProps;
  lead?: ReactNode;
  /** Tabs or filters that belong to the head. */
  children?: ReactNode;
}

/** Head of a Ledger page: where you are, what it is called, one sentence. */
export function PageHead({ title, breadcrumb, lead, children }: PageHeadProps) {
  return (
    <header className={css['head']}>
      {breadcrumb && <Breadcrumb {...breadcrumb} />}
      <h1 className="display">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
