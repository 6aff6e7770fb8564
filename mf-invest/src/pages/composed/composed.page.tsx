import type { ComposedData } from 'shared/composed/data';
import { ComposedPage as Composed } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { InvestNav } from '../../components/invest-nav.tsx';
import { paths } from '../../paths.ts';

/** Figures and what is to be known about the shares: words and figures of the pack. */
export function ComposedPage({ data }: PageProps<ComposedData>) {
  const current = data.path === paths.basic.address() ? 'basic' : null;
  return <Composed data={data} nav={<InvestNav current={current} />} />;
}
