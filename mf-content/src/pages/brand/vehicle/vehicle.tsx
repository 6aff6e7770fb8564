import { usePage } from 'shared';
import { contentLink } from 'shared/contract/site/site-link';
import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { useTrail } from 'shared/server';
import { SideView } from 'shared/ui/cards/vehicle-card/side-view';
import { Stats } from 'shared/ui/data/stats/stats';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { ViewerFigure } from '../../../components/viewer/viewer-figure.tsx';
import { MoreStories } from '../../../components/more-stories.tsx';
import { useWords } from '../../../messages/words.ts';
import { paths } from '../../../paths.ts';
import { Scale, type ScaleProps } from './scale.tsx';
import { useKeyFigures } from './use-figures.ts';
import { VehicleData } from './vehicle-data.tsx';
import { VehiclePress } from './vehicle-press.tsx';
import css from './vehicle.module.css';

/** One vehicle: from the side, in words and figures, to scale, other views, what it carries and what was written about it. */
export function Vehicle({ vehicle, other, brands }: ScaleProps) {
  const t = useWords();
  const { lang } = usePage();
  const { technology, news } = vehicle;
  return (
    <>
      <Opening vehicle={vehicle} brands={brands} />
      <About vehicle={vehicle} />
      <VehicleData vehicle={vehicle} />
      <Scale vehicle={vehicle} other={other} brands={brands} />
      <VehiclePress vehicle={vehicle} />
      <MoreStories
        id="technology"
        title={t('vehicle.technology')}
        more={{ href: paths.innoList.href(lang), name: t('vehicle.allTechnology') }}
        articles={technology}
      />
      <MoreStories
        id="news"
        title={t('vehicle.news')}
        more={{ href: paths.news.href(lang), name: t('vehicle.allNews') }}
        articles={news}
      />
    </>
  );
}

interface PartProps {
  vehicle: VehicleDetail;
}

function Opening({ vehicle, brands }: Pick<ScaleProps, 'vehicle' | 'brands'>) {
  const t = useWords();
  const { stats, price } = useKeyFigures(vehicle);
  const { id, name, brand, type, picture } = vehicle;
  return (
    <>
      <div className="bound page-head">
        <PageHead
          title={name}
          breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
          lead={`${brand.name} · ${t(`bodies.${type}`)}`}
        />
      </div>
      <div className={css['stage']} data-ground="stage">
        <div className="bound">
          <div className={css['side']}>
            <ViewerFigure id={id} name={name} brands={brands}>
              <SideView picture={picture} sizes="(min-width: 68rem) 65rem, 94vw" />
            </ViewerFigure>
          </div>
          <Stats stats={stats} />
          <p className={`note ${css['price']}`}>{price}</p>
        </div>
      </div>
    </>
  );
}

function About({ vehicle: { name, href, background, sound } }: PartProps) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className={`bound ${css['part']}`} aria-labelledby="about">
      <SectionHead id="about" title={t('vehicle.about')} />
      <div className={css['text']}>
        {background.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {sound && <ArrowLink href={contentLink(lang, sound.url).href}>{t('vehicle.hear', { name })}</ArrowLink>}
        <ArrowLink href={href} external newTab={t('brands.newTab')}>
          {t('brands.siteOf', { name })}
        </ArrowLink>
      </div>
    </section>
  );
}
