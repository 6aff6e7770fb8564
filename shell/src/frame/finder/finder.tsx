import type { Brand } from 'shared/contract/content/brand';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { BrandStrip } from 'shared/ui/media/line-field/line-field';
import { signatureName } from 'shared/ui/media/line-field/signatures';
import { Picture } from 'shared/ui/media/picture/picture';
import type { Say } from '../../messages/en.ts';
import { typesOf, type FinderChoice } from './finder-choice.ts';
import css from './finder.module.css';

export interface FinderProps {
  brands: readonly Brand[];
  chosen: FinderChoice;
  /** The page of a choice; an empty type is all of them. */
  hrefOf: (choice: FinderChoice & { vehicle?: string }) => string;
  say: Say;
}

/**
 * "Find your intended model" (spec SCR-finder): brand, body type, vehicles. Its choices are links to
 * `?brand=&type=` of its own page, which the script of the frame follows in place; phones show the full list.
 */
export function Finder(props: FinderProps) {
  const { brands, say } = props;
  return (
    <details className={css['finder']} name="tool" data-tool="finder" data-controller="finder">
      <summary className={css['toggler']}>
        <span>{say('finder.title')}</span>
      </summary>
      <div className={css['panel']}>
        <div className={css['inner']}>
          <div className={css['choices']}>
            <p className={css['label']} id="finder-brands">
              {say('finder.brand')}
            </p>
            <ul aria-labelledby="finder-brands">
              {brands.map((brand) => (
                <BrandChoice key={brand.id} brand={brand} {...props} />
              ))}
            </ul>
          </div>
          <div className={css['choices']}>
            <p className={css['label']} id="finder-types">
              {say('finder.type')}
            </p>
            {brands.map((brand) => (
              <Types key={brand.id} brand={brand} {...props} />
            ))}
          </div>
          <div className={css['found']}>
            <p className={css['label']} role="status" data-finder-count="">
              {countText(props)}
            </p>
            {brands.map((brand) => (
              <Vehicles key={brand.id} brand={brand} {...props} />
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

function countText({ brands, chosen, say }: FinderProps): string {
  const brand = brands.find(({ id }) => id === chosen.brand);
  const shown = brand?.vehicles.filter(({ type }) => chosen.type === '' || type === chosen.type) ?? [];
  return say('finder.count', { name: brand?.brandName ?? '', count: shown.length });
}

type PartProps = Omit<FinderProps, 'brands'> & { brand: Brand };

/** Attributes of what is not of the present choice. */
const off = (isOff: boolean) => ({ 'data-off': isOff ? '' : undefined });

function BrandChoice({ brand, chosen, hrefOf }: PartProps) {
  return (
    <li>
      <a
        className={css['brand']}
        href={hrefOf({ brand: brand.id, type: '' })}
        aria-current={brand.id === chosen.brand ? 'true' : undefined}
        data-brand={brand.id}
        data-type=""
        data-controller-link=""
      >
        {brand.brandName}
        <BrandStrip signature={signatureName(brand.id)} className={css['mark']} />
      </a>
    </li>
  );
}

function Types({ brand, chosen, hrefOf, say }: PartProps) {
  const rows = [['', brand.vehicles.length] as const, ...typesOf(brand)];
  const isChosen = brand.id === chosen.brand;
  return (
    <ul aria-labelledby="finder-types" data-of={brand.id} {...off(!isChosen)}>
      {rows.map(([type, count]) => (
        <li key={type}>
          <a
            className={css['type']}
            href={hrefOf({ brand: brand.id, type })}
            aria-current={isChosen && type === chosen.type ? 'true' : undefined}
            data-brand={brand.id}
            data-type={type}
            data-controller-link=""
          >
            {type === '' ? say('finder.all') : say(`finder.types.${type}`)}{' '}
            <small className={css['count']}>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Vehicles({ brand, chosen, hrefOf, say }: PartProps) {
  const linkTo = ({ id, href }: Brand['vehicles'][number]) =>
    id === undefined
      ? { href, target: '_blank', rel: 'noopener' }
      : { href: hrefOf({ brand: brand.id, type: '', vehicle: id }) };
  const isChosen = brand.id === chosen.brand;
  return (
    <section
      data-of={brand.id}
      data-count={say('finder.count', { name: brand.brandName, count: '{n}' })}
      aria-label={brand.brandName}
      {...off(!isChosen)}
    >
      <h2 className={css['heading']}>{brand.brandName}</h2>
      <ul className={css['vehicles']}>
        {brand.vehicles.map((vehicle) => (
          <li
            key={vehicle.href}
            data-vehicle={vehicle.type}
            {...off(isChosen && chosen.type !== '' && vehicle.type !== chosen.type)}
          >
            <a className={css['vehicle']} {...linkTo(vehicle)}>
              <Picture
                picture={vehicle.picture}
                className={css['picture']}
                sizes="(min-width: 64rem) 26vw, 7rem"
                alt=""
              />
              <span>
                {vehicle.tit} <small className={css['kind']}>{say(`finder.types.${vehicle.type}`)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css['all']}>
        <ArrowLink href={hrefOf({ brand: brand.id, type: '' })}>{say('finder.seeAll')}</ArrowLink>
      </p>
    </section>
  );
}
