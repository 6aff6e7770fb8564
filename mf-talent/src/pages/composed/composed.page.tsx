import type { ComposedData } from 'shared/composed/load';
import { ComposedPage as Composed } from 'shared/composed/page';
import type { PageProps } from 'shared/server';
import { TalentNav, talentPageAt } from '../../components/talent-nav.tsx';
import { useTalentTrail } from '../../components/use-talent-crumbs.ts';

/** Pages whose words and blocks are content only; their folder in the pack is their address. */
export function ComposedPage({ data }: PageProps<ComposedData>) {
  const trail = useTalentTrail(data.trail);
  return <Composed data={{ ...data, trail }} nav={<TalentNav current={talentPageAt(data.path)} />} />;
}
