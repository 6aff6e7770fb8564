import type { ReactElement, ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../navigation/breadcrumb/breadcrumb.tsx';
import css from './page-head.module.css';

export interface PageHeadProps {
  /** What the page is called, or its own heading. */
  title: string | ReactElement;
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
      {typeof title === 'string' ? <h1 className="display">{title}</h1> : title}
      {lead && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
