import { usePage } from 'shared';
import type { Brand } from 'shared/contract/content/brand';
import { useTrail, type PageProps } from 'shared/server';
import { Breadcrumb, type BreadcrumbProps } from 'shared/ui/navigation/breadcrumb/breadcrumb';
import { BrandTile } from 'shared/ui/cards/brand-tile/brand-tile';
import { ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Picture } from 'shared/ui/media/picture/picture';
import { Scene } from 'shared/ui/media/scene/scene';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { BrandQuery } from './brand-query.ts';
import { Vehicle } from './vehicle/vehicle.tsx';
import { BrandSection } from './brand-section.tsx';
import type { BrandData } from './brand.load.ts';
import css from './brand.module.css';

/** Six brands, each under its own wind, with vehicles by body type; or the one that the address names. */
export function BrandPage({ data }: PageProps<BrandData>) {
  const { vehicle, other = null, brands } = data;
  return vehicle ? <Vehicle vehicle={vehicle} other={other} brands={brands ?? []} /> : <Brands {...data} />;
}

function Brands({ query, brands }: BrandData) {
  const t = useWords();
  const chosen = brands?.find(({ id }) => id === query.brand);
  const breadcrumb = { label: t('crumbs.label'), crumbs: useTrail() };
  return (
    <>
      {chosen?.hero ? (
        <Opening brand={chosen} hero={chosen.hero} breadcrumb={breadcrumb} />
      ) : (
        <div className="bound page-head">
          <PageHead
            title={chosen?.brandName ?? t('brandPage.title')}
            breadcrumb={breadcrumb}
            lead={chosen?.txt ?? t('brandPage.lead')}
          />
          {!chosen && brands && <Tiles brands={brands} hrefOf={(id) => `#${id}`} />}
        </div>
      )}
      {brands === null ? <Unavailable /> : <Sections brands={brands} query={query} />}
    </>
  );
}

interface OpeningProps {
  brand: Brand;
  hero: NonNullable<Brand['hero']>;
  breadcrumb: BreadcrumbProps;
}

/** A brand that has a picture of its own opens with it, by night in both themes. */
function Opening({ brand, hero, breadcrumb }: OpeningProps) {
  return (
    <div className={css['opening']}>
      <Scene picture={hero} priority>
        <Breadcrumb {...breadcrumb} />
        <h1 className="display">{brand.brandName}</h1>
        <p>{brand.txt}</p>
      </Scene>
    </div>
  );
}

function Sections({ brands, query }: { brands: readonly Brand[]; query: BrandQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const chosen = brands.find(({ id }) => id === query.brand);
  if (!chosen) {
    return brands.map((brand) => <BrandSection key={brand.id} brand={brand} />);
  }
  return (
    <>
      <BrandSection brand={chosen} type={query.type} alone />
      {chosen.outdoors && <Outdoors {...chosen.outdoors} />}
      <section className="section" aria-labelledby="winds">
        <div className="bound">
          <SectionHead
            id="winds"
            title={t('brandPage.winds')}
            more={{ href: paths.brand.href(lang), name: t('brandPage.all') }}
          />
          <Tiles brands={brands} current={chosen.id} hrefOf={(brand) => paths.brand.href(lang, { brand })} />
        </div>
      </section>
    </>
  );
}

/** One of its vehicles where it is at home, by day and in weather, from edge to edge. */
function Outdoors({ picture, caption }: NonNullable<Brand['outdoors']>) {
  return (
    <figure className={css['outdoors']}>
      <Picture picture={picture} sizes="100vw" />
      <figcaption className="bound note">{caption}</figcaption>
    </figure>
  );
}

interface TilesProps {
  brands: readonly Brand[];
  hrefOf: (id: string) => string;
  current?: string;
}

function Tiles({ brands, hrefOf, current }: TilesProps) {
  return (
    <ul className={css['tiles']}>
      {brands.map(({ id, brandName, kind }) => (
        <li key={id}>
          <BrandTile
            brand={id}
            name={brandName}
            kind={kind}
            href={hrefOf(id)}
            level={current === undefined ? 2 : 3}
            current={id === current}
          />
        </li>
      ))}
    </ul>
  );
}

function Unavailable() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className="bound">
      <EmptyState title={t('brandPage.failedTitle')} advice={t('list.failedAdvice')}>
        <ButtonLink href={paths.brand.href(lang)}>{t('list.retry')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
