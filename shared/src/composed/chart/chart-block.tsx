import { usePage } from 'shared';
import { numberFormat } from '../../i18n/formats.ts';
import { DataTable } from '../../ui/data/data-table/data-table.tsx';
import { BlockFrame } from '../blocks/block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import css from './chart-block.module.css';
import { chartShape, HEIGHT, roundTop, WIDTH } from './chart-shape.ts';

/** What a table shows where nothing was counted. */
const NONE = '—';

type Chart = BlockOf<'chart'>;

/** Figures by years: columns drawn by the server, and beside them the table that has the same numbers. */
export function ChartBlock({ block }: { block: Chart }) {
  const { lang } = usePage();
  const { decimals, years, lines, caption, axis, note, heading } = block;
  const format = numberFormat(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const say = (value: number | null | undefined) => (typeof value === 'number' ? format.format(value) : NONE);
  const rows = years
    .map((year, at) => ({ key: year, cells: [year, ...lines.map(({ values }) => say(values[at]))] }))
    .toReversed();
  return (
    <BlockFrame top={block}>
      <div className={css['pair']}>
        <Drawing block={block} say={say} />
        <DataTable
          caption={caption}
          quietCaption={caption === heading}
          columns={[axis, ...lines.map(({ name }) => name)]}
          rows={rows}
        />
      </div>
      {note !== undefined && <p className="note">{note}</p>}
    </BlockFrame>
  );
}

/** First and last figure of every line, for whoever does not see the drawing. */
function summaryOf({ years, lines, unit, caption }: Chart, say: (value: number | null) => string): string {
  const ends = lines.map(({ name, values }) => {
    const counted = values.flatMap((value, at) => (value === null ? [] : [`${years[at] ?? ''} ${say(value)}`]));
    return `${name}: ${[...new Set([counted.at(0), counted.at(-1)])].join(' – ')}`;
  });
  return `${caption} (${unit}). ${ends.join('; ')}`;
}

function Drawing({ block, say }: { block: Chart; say: (value: number | null) => string }) {
  const { lines, years, unit } = block;
  const top = roundTop(Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const shapes = chartShape(
    lines.map(({ values }) => values),
    top,
  );
  return (
    <figure className={css['figure']}>
      <p className={css['label']}>
        {unit} · {say(top)}
      </p>
      <svg
        className={css['drawing']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summaryOf(block, say)}
      >
        {lines.map(({ name }, at) => (
          <path key={name} d={shapes[at]} />
        ))}
      </svg>
      <p className={css['ends']}>
        <span>{years[0]}</span>
        <span>{years.at(-1)}</span>
      </p>
      {lines.length > 1 && (
        <ul className={css['legend']}>
          {lines.map(({ name }) => (
            <li key={name}>
              <svg className={css['mark']} viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
