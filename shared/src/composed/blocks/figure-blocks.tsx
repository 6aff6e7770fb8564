import { classNames } from '../../ui/class-names.ts';
import { DataTable } from '../../ui/data/data-table/data-table.tsx';
import { Facts } from '../../ui/data/facts/facts.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { Holding } from '../../ui/data/holding/holding.tsx';
import { OrgTree } from '../../ui/data/org-tree/org-tree.tsx';
import { TileMap } from '../../ui/data/tile-map/tile-map.tsx';
import { contentLink } from '../../contract/site/site-link.ts';
import { numberFormat } from '../../i18n/formats.ts';
import { usePage } from 'shared';
import { treeOf } from '../tree-of.ts';
import { COMPOSED_WORDS } from '../words.ts';
import { Stats } from '../../ui/data/stats/stats.tsx';
import { Timeline, TimelineEntry } from '../../ui/data/timeline/timeline.tsx';
import { BlockFrame } from './block-frame.tsx';
import type { BlockOf } from '../block-sources.ts';
import css from '../composed.module.css';
import stepCss from './step-list.module.css';

/** Characters of the longest value that a row can show large. */
const LARGE = 6;

export function FiguresBlock({ block }: { block: BlockOf<'figures'> }) {
  const stats = block.items.map(({ value, unit, label, note }) => ({
    name: label,
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(note === undefined ? {} : { footnote: note }),
  }));
  const size = stats.every(({ value }) => value.length <= LARGE) ? 'large' : 'usual';
  return (
    <BlockFrame top={block}>
      <div className={css['figures']}>
        <Stats stats={stats} size={size} />
      </div>
    </BlockFrame>
  );
}

export function FactsBlock({ block }: { block: BlockOf<'facts'> }) {
  return (
    <BlockFrame top={block} narrow>
      <Facts facts={block.items.map(({ term, text }) => ({ name: term, value: text }))} />
    </BlockFrame>
  );
}

/** A table of words rather than figures: its cells begin on the left, and stack on phones. */
function isWordy({ rows }: BlockOf<'table'>): boolean {
  const cells = rows.flatMap(([, ...values]) => values);
  const figures = cells.filter((cell) => /^[−–-]?[\d,.]+%?$/.test(cell));
  return figures.length < cells.length * 0.75;
}

export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const wordy = isWordy(block);
  const rows = block.rows.map((cells, at) => ({ key: `${at} ${cells[0] ?? ''}`, cells }));
  return (
    <BlockFrame top={block}>
      <DataTable
        caption={block.caption}
        quietCaption={block.caption === block.heading}
        columns={block.columns}
        rows={rows}
        narrow={wordy ? 'stack' : 'scroll'}
      />
      {block.note !== undefined && <p className={classNames('note', css['below'])}>{block.note}</p>}
    </BlockFrame>
  );
}

export function TimelineBlock({ block }: { block: BlockOf<'timeline'> }) {
  const { lang } = usePage();
  return (
    <BlockFrame top={block}>
      <Timeline label={block.heading ?? block.items[0]?.title ?? ''}>
        {block.items.map(({ id, date, title, text, picture, url }) => (
          <TimelineEntry
            key={id}
            id={id}
            year={date}
            title={title}
            level={block.heading === undefined ? 2 : 3}
            {...(url === undefined ? {} : { href: contentLink(lang, url).href })}
            {...(picture ? { media: <Picture picture={picture} sizes="(min-width: 64rem) 33vw, 100vw" /> } : {})}
          >
            <p>{text}</p>
          </TimelineEntry>
        ))}
      </Timeline>
    </BlockFrame>
  );
}

export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <BlockFrame top={block}>
      <ol className={stepCss['steps']}>
        {block.items.map(({ title, text }) => (
          <li key={title} className={stepCss['step']}>
            <h3 className="title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}

export function TreeBlock({ block }: { block: BlockOf<'tree'> }) {
  const { lang } = usePage();
  const root = treeOf(block.items);
  if (!root) return null;
  return (
    <BlockFrame top={block}>
      <OrgTree label={block.heading ?? root.name} root={root} branches={COMPOSED_WORDS[lang].branches} />
    </BlockFrame>
  );
}

export function HoldingsBlock({ block }: { block: BlockOf<'holdings'> }) {
  return (
    <BlockFrame top={block}>
      <div className={css['holdings']}>
        {block.items.map(({ name, note, parts }) => (
          <Holding
            key={name}
            company={name}
            {...(note === undefined ? {} : { note })}
            holders={parts.map(({ holder, share }) => ({ name: holder, share }))}
            level={block.heading === undefined ? 2 : 3}
          />
        ))}
      </div>
    </BlockFrame>
  );
}

/** Provinces that make a map; fewer are islands on it, and better counted. */
const MAPPED = 12;

/** A few provinces, the most first, each with a bar as long as its share of the largest. */
function CountedProvinces({ block }: { block: BlockOf<'provinces'> }) {
  const { lang } = usePage();
  const largest = Math.max(...block.items.map(({ value }) => value));
  const items = block.items.toSorted((a, b) => b.value - a.value);
  return (
    <ul className={css['counted']} aria-label={block.caption}>
      {items.map(({ code, name, value }) => (
        <li key={code} className={css['count']}>
          <span>{name}</span>
          <span className={css['amount']}>{numberFormat(lang).format(value)}</span>
          <svg className={css['bar']} viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={value} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Strongest where there is most: thirds of the largest value. */
function strengthOf(value: number, largest: number): 1 | 2 | 3 {
  if (value * 3 > largest * 2) return 3;
  return value * 3 > largest ? 2 : 1;
}

export function ProvincesBlock({ block }: { block: BlockOf<'provinces'> }) {
  const { lang } = usePage();
  const largest = Math.max(...block.items.map(({ value }) => value));
  const tiles = block.items.map(({ code, name, value }) => ({
    code,
    name,
    value: numberFormat(lang).format(value),
    strength: strengthOf(value, largest),
  }));
  if (tiles.length < MAPPED) {
    return (
      <BlockFrame top={block} narrow>
        <CountedProvinces block={block} />
      </BlockFrame>
    );
  }
  return (
    <BlockFrame top={block}>
      <TileMap label={block.caption} tiles={tiles} />
    </BlockFrame>
  );
}
