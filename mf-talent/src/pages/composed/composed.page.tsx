import type { ComposedData } from 'shared/composed/data';
import { ComposedPage as Composed } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { TalentNav, talentPageAt } from '../../components/talent-nav.tsx';

/** Pages whose words and blocks are content only; their folder in the pack is their address. */
export function ComposedPage({ data }: PageProps<ComposedData>) {
  return <Composed data={data} nav={<TalentNav current={talentPageAt(data.path)} />} />;
}
