import { usePage } from 'shared';
import { numberFormat } from 'shared/i18n/formats';
import type { DealerFacets } from 'shared/contract/dealer/dealer';
import { pageHref } from 'shared/contract/site/site-link';
import { TileMap } from 'shared/ui/data/tile-map/tile-map';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { cityDots } from './city-dots.ts';
import type { DealerFilterProps } from './dealer-filter.tsx';
import { dealersAddress, type DealerQuery } from './dealer-query.ts';
import css from './dealers.module.css';

/** Where they are: the grid of provinces, or the cities of the one that is chosen. */
export function DealerMap({ query, facets }: DealerFilterProps) {
  const province = facets.province.find(({ code }) => code === query.province);
  return province ? (
    <Cities query={query} facets={facets} province={province.name} />
  ) : (
    <Provinces query={query} provinces={facets.province} />
  );
}

/** Strongest where there is most: thirds of the largest. */
function strengthOf(count: number, largest: number): 1 | 2 | 3 {
  if (count * 3 > largest * 2) return 3;
  return count * 3 > largest ? 2 : 1;
}

function Provinces({ query, provinces }: { query: DealerQuery; provinces: DealerFacets['province'] }) {
  const t = useWords();
  const { lang } = usePage();
  const largest = Math.max(0, ...provinces.map(({ count }) => count));
  if (largest === 0) return null;
  const tiles = provinces.map(({ code, name, count }) => ({
    code,
    name,
    value: numberFormat(lang).format(count),
    strength: strengthOf(count, largest),
    href: pageHref(lang, dealersAddress({ ...query, province: code, city: '', page: 1 })),
  }));
  return (
    <section aria-labelledby="map">
      <SectionHead id="map" title={t('dealers.map')} intro={t('dealers.mapIntro')} />
      <TileMap label={t('dealers.map')} tiles={tiles} />
    </section>
  );
}

function Cities({ query, facets, province }: DealerFilterProps & { province: string }) {
  const t = useWords();
  const { lang } = usePage();
  const map = cityDots(facets.city);
  const hrefOf = (part: Partial<DealerQuery>) =>
    pageHref(lang, dealersAddress({ ...query, city: '', page: 1, ...part }));
  return (
    <section className={css['where']} aria-labelledby="map">
      <div>
        <SectionHead
          id="map"
          title={t('dealers.cities', { place: province })}
          intro={map ? t('dealers.citiesIntro') : undefined}
          more={{ href: hrefOf({ province: '' }), name: t('dealers.country') }}
        />
        <ul className={css['cities']}>
          {facets.city.map(({ id, name, count }) => (
            <li key={id}>
              <a href={hrefOf({ city: id })} aria-current={id === query.city ? 'true' : undefined}>
                {name}
              </a>
              <span>{numberFormat(lang).format(count)}</span>
            </li>
          ))}
        </ul>
      </div>
      {map && (
        <svg className={css['map']} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
          {map.dots.map(({ id, x, y, r }) => (
            <circle key={id} className={id === query.city ? css['here'] : undefined} cx={x} cy={y} r={r} />
          ))}
          {map.dots
            .filter(({ id, isNamed }) => isNamed || id === query.city)
            .map(({ id, name, x, y, r }) => (
              <text key={id} x={x} y={y - r - 5} textAnchor="middle">
                {name}
              </text>
            ))}
        </svg>
      )}
    </section>
  );
}
