import { useId } from 'react';
import { usePage } from 'shared';
import type { Brand } from 'shared/contract/content/brand';
import { Button } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { BrandStrip } from 'shared/ui/media/line-field/line-field';
import { signatureName } from 'shared/ui/media/line-field/signatures';
import { VehicleEntry } from '../../components/vehicle-entry.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import css from './brands.module.css';

export interface BrandsProps {
  brands: readonly Brand[];
  /** An id; empty for the first. */
  chosen: string;
}

/**
 * Six brands with their vehicles. The choice is a set of radio buttons, so that it needs no script; the address follows with
 * one, and without by a button.
 */
export function Brands({ brands, chosen }: BrandsProps) {
  const t = useWords();
  const { lang } = usePage();
  if (brands.length === 0) return null;
  return (
    <section className="section" id="vehicles" data-header-leaves="" aria-labelledby="brands" data-ground="stage">
      <h2 className={`statement bound ${css['title']}`} id="brands">
        {t('brands.title')}
      </h2>
      <form action={`${paths.home.href(lang)}#vehicles`} data-controller="home">
        <fieldset className={css['brands']}>
          <legend className="visually-hidden">{t('brands.choose')}</legend>
          {brands.map((brand, index) => (
            <BrandChoice key={brand.id} brand={brand} value={index === 0 ? '' : brand.id} chosen={chosen} />
          ))}
        </fieldset>
        <noscript>
          <p className="bound">
            <Button weight="ghost">{t('brands.link')}</Button>
          </p>
        </noscript>
      </form>
    </section>
  );
}

interface BrandChoiceProps {
  brand: Brand;
  /** In the address. */
  value: string;
  chosen: string;
}

/** Radio button, its label and its panel are neighbours: the panel of an unchosen brand is not shown. */
function BrandChoice({ brand, value, chosen }: BrandChoiceProps) {
  const id = useId();
  return (
    <>
      <input
        className={css['choice']}
        type="radio"
        name="brand"
        id={id}
        value={value}
        defaultChecked={value === chosen}
      />
      <label className={css['tab']} htmlFor={id}>
        <BrandStrip signature={signatureName(brand.id)} className={css['mark']} />
        <span className={css['name']}>{brand.brandName}</span>
        <small className={css['kind']}>{brand.kind}</small>
      </label>
      <BrandPanel brand={brand} />
    </>
  );
}

function BrandPanel({ brand }: { brand: Brand }) {
  const t = useWords();
  return (
    <div className={css['panel']}>
      <div className={css['about']}>
        <p className={css['text']}>{brand.txt}</p>
        <ArrowLink href={brand.href} external newTab={t('brands.newTab')}>
          {t('brands.siteOf', { name: brand.brandName })}
        </ArrowLink>
      </div>
      <ul className={css['strip']} data-keep="strip" aria-label={t('brands.strip', { name: brand.brandName })}>
        {brand.vehicles.map((vehicle) => (
          <li key={vehicle.href} className={css['vehicle']}>
            <VehicleEntry brand={brand.id} vehicle={vehicle} sizes="(min-width: 48rem) 34rem, 78vw" />
          </li>
        ))}
      </ul>
    </div>
  );
}
