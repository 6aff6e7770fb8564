import { usePage } from 'shared';
import type { Brand } from 'shared/contract/content/brand';
import { useLinks } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { BrandStrip } from 'shared/ui/media/line-field/line-field';
import { signatureName } from 'shared/ui/media/line-field/signatures';
import { VehicleEntry } from '../../components/vehicle-entry.tsx';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { bodiesOf, type BodyType } from './brand-query.ts';
import { columnsFor, inRows } from './brand-rows.ts';
import css from './brand.module.css';

export interface BrandSectionProps {
  brand: Brand;
  /** Only vehicles of this body; empty or absent for all. */
  type?: BodyType | '';
  /** The page is about this brand: its name and words stand in the head already. */
  alone?: boolean;
}

/** A brand with its vehicles by body type; its id is the anchor that links lead to. */
export function BrandSection({ brand, type = '', alone = false }: BrandSectionProps) {
  const t = useWords();
  const { lang } = usePage();
  const bodies = bodiesOf(brand).filter(([body]) => type === '' || body === type);
  const vehicles = bodies.reduce((sum, [, ofBody]) => sum + ofBody.length, 0);
  const sheets = useLinks().to(links.newsroom, { kind: 'facts', brand: brand.id });
  return (
    <section
      className={`section ${css['brand']}`}
      id={brand.id}
      aria-labelledby={`${brand.id}-name`}
      data-ground="stage"
    >
      <div className="bound">
        <BrandStrip signature={signatureName(brand.id)} className={css['wind']} dense />
        <div className={css['head']}>
          <div className={css['name']}>
            <h2 className="statement" id={`${brand.id}-name`}>
              {alone ? t('brandPage.models') : brand.brandName}
            </h2>
            <p className="note">{brand.kind}</p>
          </div>
          {!alone && <p className={css['text']}>{brand.txt}</p>}
          <ArrowLink href={brand.href} external newTab={t('brands.newTab')}>
            {t('brands.siteOf', { name: brand.brandName })}
          </ArrowLink>
          {alone && (
            <ArrowLink href={paths.dealers.href(lang, { brand: brand.id })}>
              {t('dealers.of', { name: brand.brandName })}
            </ArrowLink>
          )}
          {alone && sheets !== undefined && <ArrowLink href={sheets}>{t('brandPage.sheets')}</ArrowLink>}
        </div>
        {alone && <BodyChips brand={brand} type={type} />}
        <div className={css['bodies']} data-columns={columnsFor(vehicles)}>
          {inRows(bodies, columnsFor(vehicles)).map(([body, ofBody]) => (
            <Body key={body} brand={brand.id} body={body} vehicles={ofBody} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Body types as links; a brand with one needs none. */
function BodyChips({ brand, type }: { brand: Brand; type: BodyType | '' }) {
  const t = useWords();
  const { lang } = usePage();
  const bodies = bodiesOf(brand);
  if (bodies.length < 2) return null;
  const chips = (['', ...bodies.map(([body]) => body)] as const).map((body) => ({
    name: body === '' ? t('brandPage.allBodies') : t(`bodies.${body}`),
    href: paths.brand.href(lang, { brand: brand.id, type: body }),
    current: body === type,
  }));
  return (
    <div className={css['chips']}>
      <Chips label={t('brandPage.bodies')} chips={chips} />
    </div>
  );
}

interface BodyProps {
  brand: string;
  body: BodyType;
  vehicles: Brand['vehicles'];
}

function Body({ brand, body, vehicles }: BodyProps) {
  const t = useWords();
  const id = `${brand}-${body}`;
  return (
    <section className={css['body']} aria-labelledby={id} data-wide={vehicles.length > 1 ? '' : undefined}>
      <h3 className={css['bodyName']} id={id}>
        {t(`bodies.${body}`)}
      </h3>
      <ul className={css['vehicles']}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.href}>
            <VehicleEntry
              brand={brand}
              vehicle={vehicle}
              level={4}
              sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
