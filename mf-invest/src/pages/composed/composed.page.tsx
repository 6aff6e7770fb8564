import type { ComposedData } from 'shared/composed/load';
import { ComposedPage as Composed } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { InvestNav } from '../../components/invest-nav.tsx';
import { useInvestTrail } from '../../components/use-invest-crumbs.ts';

/** Key figures and what is to be known about the shares: words and figures of the pack. */
export function ComposedPage({ data }: PageProps<ComposedData>) {
  const trail = useInvestTrail(data.trail);
  return <Composed data={{ ...data, trail }} nav={<InvestNav current="basic" />} />;
}
