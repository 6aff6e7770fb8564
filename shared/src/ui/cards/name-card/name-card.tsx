import type { ReactNode } from 'react';
import { Autograph } from '../../text/autograph/autograph.tsx';
import { latinName } from '../../text/autograph/latin-name.ts';
import css from './name-card.module.css';

export interface NameCardProps {
  /** A text, or a link to a page about them. */
  name: ReactNode;
  office: string;
  /** Short facts between hairlines, such as since when and which committees. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** Whose signature stands below, in small Latin letters as in addresses. */
  signed?: string | undefined;
  /** The name stands in other letters: it is said in Latin ones too. */
  latin?: boolean;
  /** What is said of them, or links. */
  children?: ReactNode;
  level?: 2 | 3;
}

/** Somebody who leads or answers, without a picture: their name is what is seen, and their hand. */
export function NameCard({ name, office, facts = [], signed, latin = false, children, level = 3 }: NameCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={css['card']}>
      <div className={css['head']}>
        <Heading className={css['name']}>{name}</Heading>
        {latin && signed !== undefined && (
          <p className={css['latin']} lang="en">
            {latinName(signed)}
          </p>
        )}
        <p className={css['office']}>{office}</p>
      </div>
      {children}
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
      {signed !== undefined && (
        <p className={css['signed']}>
          <Autograph of={signed} />
        </p>
      )}
    </article>
  );
}
