import type { Brand } from 'shared/contract/content/brand';
import { VehicleCard, type VehicleCardProps } from 'shared/ui/cards/vehicle-card/vehicle-card';
import { useWords } from '../messages/words.ts';

export interface VehicleEntryProps extends Pick<VehicleCardProps, 'sizes' | 'level'> {
  vehicle: Brand['vehicles'][number];
}

/** A vehicle of a brand, with the way to its own site. */
export function VehicleEntry({ vehicle: { tit, type, href, picture }, ...shown }: VehicleEntryProps) {
  const t = useWords();
  const site = {
    href,
    word: t('brands.site'),
    label: t('brands.siteOf', { name: tit }),
    newTab: t('brands.newTab'),
  };
  return <VehicleCard name={tit} kind={t(`bodies.${type}`)} picture={picture} site={site} {...shown} />;
}
