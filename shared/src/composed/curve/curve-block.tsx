import { usePage } from 'shared';
import { contentLink } from '../../contract/site/site-link.ts';
import { numberFormat } from '../../i18n/formats.ts';
import type { BlockOf } from '../block-sources.ts';
import css from './curve-block.module.css';
import { curveShape, HEIGHT, WIDTH } from './curve-shape.ts';

/** A figure over the years as a curve with air above it; each year is a link, and says its figure. */
export function CurveBlock({ block }: { block: BlockOf<'curve'> }) {
  const { lang } = usePage();
  const format = numberFormat(lang);
  return (
    <nav className={css['curve']} id={block.id} aria-label={block.caption}>
      <Drawing values={block.items.map(({ value }) => value)} />
      <ol className={css['years']}>
        {block.items.map(({ year, value, url }) => (
          <li key={year}>
            <a className={css['year']} href={contentLink(lang, url).href}>
              {year}
              <span className={css['value']}>
                {format.format(value)} {block.unit}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className={css['caption']}>{block.caption}</p>
    </nav>
  );
}

function Drawing({ values }: { values: readonly number[] }) {
  const { points, path, air } = curveShape(values);
  return (
    <svg className={css['drawing']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {air.map(({ shift, scale }) => (
        <path key={scale} className={css['air']} d={path} transform={`translate(0 ${shift}) scale(1 ${scale})`} />
      ))}
      {points.map(({ x, y }) => (
        <path key={x} className={css['drop']} d={`M${x} ${y}V${HEIGHT}`} />
      ))}
      <path className={css['line']} d={path} />
      {points.map(({ x, y }) => (
        <path key={x} className={css['dot']} d={`M${x} ${y}h0`} />
      ))}
    </svg>
  );
}
