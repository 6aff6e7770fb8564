import { Fragment } from 'react';
import type { Mark } from 'shared/contract/site/search';
import css from './search.module.css';

export interface MarkedTextProps {
  text: string;
  /** In order, never touching each other. */
  marks: readonly Mark[];
}

/** What was found is marked by its place in plain text, so that no text of a service is ever taken for HTML. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const ends = [0, ...marks.map(([start, length]) => start + length)];
  return (
    <>
      {marks.map(([start, length], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className={css['mark']}>{text.slice(start, start + length)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
