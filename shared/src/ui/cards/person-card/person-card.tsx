import type { ReactNode } from 'react';
import css from './person-card.module.css';

export interface PersonCardProps {
  name: string;
  office: string;
  /** A picture; initials of the name are not drawn, because a name is enough. */
  portrait?: ReactNode;
  /** Fields of work. */
  tags?: readonly string[];
  /** A biography or links. */
  children?: ReactNode;
  level?: 2 | 3;
}

/** Somebody who knows: portrait, name, office, and what stands behind it. */
export function PersonCard(props: PersonCardProps) {
  const { name, office, portrait, tags = [], children, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={css['person']}>
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
