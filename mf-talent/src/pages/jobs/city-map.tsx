import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { cityDots, GRATICULE, MAP_SIZE } from '../../model/city-map.ts';
import { jobsAddress } from '../../model/job-query.ts';
import type { JobFilterProps } from './job-filter.tsx';
import css from './jobs.module.css';

/** Where the work is: a list that chooses, and beside it the same as dots. */
export function CityMap({ query, facets }: JobFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const dots = cityDots(facets.city);
  if (dots.length === 0) return null;
  return (
    <section className={css['where']} aria-labelledby="where">
      <div>
        <SectionHead id="where" title={t('jobs.where')} intro={t('jobs.whereIntro')} />
        <ul className={css['cities']}>
          {dots.map(({ city, count }) => (
            <li key={city}>
              <a
                href={pageHref(lang, jobsAddress({ ...query, city, page: 1 }))}
                aria-current={city === query.city ? 'true' : undefined}
              >
                {t(`city.${city}`)}
              </a>
              <span>{t('jobs.count', { count })}</span>
            </li>
          ))}
        </ul>
      </div>
      <svg className={css['map']} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
        <path d={GRATICULE} />
        {dots.map(({ city, x, y, r }) => (
          <g key={city}>
            <circle className={city === query.city ? css['here'] : undefined} cx={x} cy={y} r={r} />
            <text x={x} y={y + r + 14} textAnchor="middle">
              {t(`city.${city}`)}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
