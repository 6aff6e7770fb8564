import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './person-card.module.css';

export interface PersonCardProps {
  /** A text, or a link to a page about them. */
  name: ReactNode;
  office: string;
  /** A picture; initials of the name are not drawn, because a name is enough. */
  portrait?: ReactNode;
  /** On phones the portrait is small and stands beside the name, where there are many people. */
  compact?: boolean;
  /** Short facts between hairlines, such as since when and which committees. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** Fields of work. */
  tags?: readonly string[];
  /** A biography or links. */
  children?: ReactNode;
  level?: 2 | 3 | 4;
}

/** Somebody who leads or knows: portrait, name, office, and what stands behind it. */
export function PersonCard(props: PersonCardProps) {
  const { name, office, portrait, compact = false, facts = [], tags = [], children, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(css['person'], compact && portrait !== undefined && css['compact'])}>
      {portrait !== undefined && <div className={css['portrait']}>{portrait}</div>}
      <div className={css['head']}>
        <Heading className={css['name']}>{name}</Heading>
        <p className="note">{office}</p>
      </div>
      {tags.length > 0 && (
        <ul className={css['tags']}>
          {tags.map((tag) => (
            <li key={tag} className={css['tag']}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className={css['facts']}>
          {facts.map((fact) => (
            <div key={fact.name} className={css['fact']}>
              <dt className={css['factName']}>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}

/** A biography that opens in place; it prints opened. */
export function Biography({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={css['more']} data-keep="biography">
      <summary className={css['summary']}>{summary}</summary>
      <div className={css['biography']}>{children}</div>
    </details>
  );
}
