import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Phrases } from '../../text/phrases/phrases.tsx';
import css from './card.module.css';

/** A card is a cover, a line of facts, a title that is the one link, and perhaps a summary: compose what is needed. */
export function Card({ children }: { children: ReactNode }) {
  return <article className={css['card']}>{children}</article>;
}

export interface CardMetaProps {
  /** `yyyy-MM-dd`, alone or followed by a time. */
  date?: string;
  /** More short facts, none of which is broken before it has a line of its own. */
  facts?: readonly string[];
  /** Column, source or another short fact. */
  children?: ReactNode;
}

export function CardMeta({ date, facts = [], children }: CardMetaProps) {
  const day = date?.slice(0, 10);
  return (
    <p className={css['meta']}>
      {day !== undefined && <time dateTime={day}>{day}</time>}
      {children !== undefined && children !== '' && <span className={css['topic']}>{children}</span>}
      {facts.map((fact) => (
        <span key={fact} className={css['topic']}>
          {fact}
        </span>
      ))}
    </p>
  );
}

export interface CardTitleProps {
  /** Absent where nobody shows what the card is about. */
  href: string | undefined;
  children: string;
  /** Of the heading, by where the card stands in the page. */
  level?: 2 | 3 | 4;
  /** `lead` for the first story of a page. */
  size?: 'card' | 'lead';
  /** Opens in a new tab. */
  external?: boolean;
}

/** The link covers the whole card, so that the card is one target with one name. For pages, not for islands: see `Phrases`. */
export function CardTitle({ href, children, level = 3, size = 'card', external = false }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const away = external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Heading className={classNames(css['title'], size === 'lead' && css['lead'])}>
      {href === undefined ? (
        <Phrases text={children} />
      ) : (
        <a className={css['link']} href={href} {...away}>
          <Phrases text={children} />
        </a>
      )}
    </Heading>
  );
}

export function CardSummary({ children }: { children: ReactNode }) {
  return <p className="note">{children}</p>;
}
