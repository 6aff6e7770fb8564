import type { ReactNode } from 'react';
import css from './quote.module.css';

export interface QuoteProps {
  /** The words with their quotation marks, which differ by language. */
  children: ReactNode;
  /** Who said it. */
  name: string;
  /** What they do. */
  office?: string;
  /** A portrait. */
  portrait?: ReactNode;
}

/** What somebody said, large. */
export function Quote({ children, name, office, portrait }: QuoteProps) {
  return (
    <figure className={css['quote']}>
      <blockquote className={css['words']}>{children}</blockquote>
      <figcaption className={css['speaker']}>
        {portrait !== undefined && <div className={css['portrait']}>{portrait}</div>}
        <div>
          <cite className={css['name']}>{name}</cite>
          {office !== undefined && <p className="note">{office}</p>}
        </div>
      </figcaption>
    </figure>
  );
}
