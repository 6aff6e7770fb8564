import type { BlockOf } from '../block-sources.ts';
import { BlockFrame } from '../blocks/block-frame.tsx';
import css from './ladder-block.module.css';
import { ladderMap } from './ladder-map.ts';

type Grade = BlockOf<'ladder'>['items'][number];

/** A career as a map, and as columns of grades; each leads to those that follow it, on its own path or another. */
export function LadderBlock({ block }: { block: BlockOf<'ladder'> }) {
  const names = new Map(block.items.map(({ id, name }) => [id, name]));
  const paths = [...Map.groupBy(block.items, ({ path }) => path)];
  return (
    <BlockFrame top={block}>
      <CareerMap paths={paths} />
      <div className={css['ladder']}>
        {paths.map(([path, grades]) => (
          <section key={path} aria-label={path}>
            <h3 className="title">{path}</h3>
            <ol className={css['path']}>
              {grades.map((grade) => (
                <GradeEntry key={grade.id} grade={grade} word={block.next} names={names} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </BlockFrame>
  );
}

function GradeEntry({ grade, word, names }: { grade: Grade; word: string; names: ReadonlyMap<string, string> }) {
  const { id, name, years, text, next } = grade;
  return (
    <li className={css['grade']} id={id} tabIndex={-1}>
      <h4 className={css['name']}>{name}</h4>
      <p className="note">{years}</p>
      <p>{text}</p>
      {next.length > 0 && (
        <p className={css['next']}>
          <span>{word}</span>
          {next.map((to) => (
            <a key={to} href={`#${to}`}>
              {names.get(to)}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** Which grades there are and where each leads, at a glance; the ways are said at each grade below. */
function CareerMap({ paths }: { paths: readonly (readonly [string, readonly Grade[]])[] }) {
  const map = ladderMap(paths.map(([, grades]) => grades));
  if (!map) return null;
  return (
    <div className={css['map']}>
      {paths.map(([path, grades]) => (
        <div key={path} className={css['side']}>
          <p className="note">{path}</p>
          <ol aria-label={path}>
            {grades.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <svg className={css['ways']} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <marker id="onward" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M0 0L6 3L0 6Z" />
        </marker>
        {map.ways.map(({ from, to, d, changes }) => (
          <path key={from + to} className={changes ? css['change'] : undefined} d={d} markerEnd="url(#onward)" />
        ))}
        {map.dots.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="5" />
        ))}
      </svg>
    </div>
  );
}
