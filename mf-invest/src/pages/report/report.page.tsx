import type { ComposedData } from 'shared/composed/data';
import { ComposedPage } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { InvestNav } from '../../components/invest-nav.tsx';

/** The cover of a report: what it is, its chapters and its documents (spec SCR-invest-report). */
export function ReportPage({ data }: PageProps<ComposedData>) {
  return <ComposedPage data={data} nav={<InvestNav current="info" />} />;
}
