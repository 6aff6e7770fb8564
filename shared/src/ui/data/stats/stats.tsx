import { useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { counting } from './counting.ts';
import css from './stats.module.css';
import { useCountUp } from './use-count-up.ts';

export interface Stat {
  name: string;
  /** As it is written in the page's language, such as `187,420`. */
  value: string;
  unit?: string;
  /** Where the figure comes from or what it means exactly. */
  footnote?: ReactNode;
}

export interface StatsProps {
  stats: readonly Stat[];
  /** `large` for the figures that a page is about. */
  size?: 'usual' | 'large';
}

/** Key figures in a row: number large, unit small, what it is, where it comes from. */
export function Stats({ stats, size = 'usual' }: StatsProps) {
  return <StatList stats={stats} size={size} written={(stat) => stat.value} />;
}

/** The same in an island: figures count up once when they come into view. */
export function CountingStats({ stats, size = 'usual' }: StatsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const progress = useCountUp(ref);
  const moving = progress !== null;
  return (
    <div ref={ref} aria-busy={moving || undefined}>
      <StatList stats={stats} size={size} written={(stat) => (moving ? counting(stat.value, progress) : stat.value)} />
    </div>
  );
}

interface StatListProps extends Required<StatsProps> {
  written: (stat: Stat) => string;
}

/**
 * Characters that fit with their unit into a column of the largest figures, by the number of columns; with a longer one
 * among them all are a step smaller.
 */
const longestDisplayed = (columns: number): number => (columns < 4 ? 7 : 5);

function StatList({ stats, size, written }: StatListProps) {
  const large = size === 'large';
  const displayed = large && stats.every(({ value }) => value.length <= longestDisplayed(stats.length));
  return (
    <dl className={classNames(css['stats'], large && css['large'], displayed && css['displayed'])}>
      {stats.map((stat) => (
        <div key={stat.name} className={css['stat']}>
          <dt className={css['name']}>{stat.name}</dt>
          <dd className={css['figure']}>
            <span className={css['value']}>{written(stat)}</span>
            {stat.unit !== undefined && <span className={css['unit']}>{stat.unit}</span>}
          </dd>
          {stat.footnote !== undefined && <dd className={css['footnote']}>{stat.footnote}</dd>}
        </div>
      ))}
    </dl>
  );
}
