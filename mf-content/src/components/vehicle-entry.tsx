import type { Brand } from 'shared/contract/content/brand';
import { VehicleCard, type VehicleCardProps } from 'shared/ui/cards/vehicle-card/vehicle-card';
import { usePage } from 'shared';
import { useWords } from '../messages/words.ts';
import { paths } from '../paths.ts';

export interface VehicleEntryProps extends Pick<VehicleCardProps, 'sizes' | 'level'> {
  /** Id of its brand. */
  brand: string;
  vehicle: Brand['vehicles'][number];
}

/** A vehicle of a brand, with the ways to its page and to its own site. */
export function VehicleEntry({ brand, vehicle: { id, tit, type, href, picture }, ...shown }: VehicleEntryProps) {
  const t = useWords();
  const { lang } = usePage();
  const page = id === undefined ? {} : { href: paths.brand.href(lang, { brand, vehicle: id }) };
  const site = {
    href,
    word: t('brands.site'),
    label: t('brands.siteOf', { name: tit }),
    newTab: t('brands.newTab'),
  };
  return <VehicleCard name={tit} kind={t(`bodies.${type}`)} picture={picture} site={site} {...page} {...shown} />;
}
