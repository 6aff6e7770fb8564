import { classNames } from '../../class-names.ts';
import css from './autograph.module.css';
import { signed } from './pen.ts';

export interface AutographProps {
  /** Whose, in small Latin letters as in addresses: `mo-xingchuan`. */
  of: string;
  /** As wide as a column, where somebody has a page. */
  large?: boolean;
}

/** Somebody's signature, drawn on the server from their name. It is decoration: the name stands beside it in letters. */
export function Autograph({ of, large = false }: AutographProps) {
  const { width, height, d } = signed(of);
  return (
    <svg
      className={classNames(css['autograph'], large && css['large'])}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
