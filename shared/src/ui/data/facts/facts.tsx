import type { ReactNode } from 'react';
import css from './facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values between hairlines: opening hours, contacts, file details. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css['facts']}>
      {facts.map((fact) => (
        <div key={fact.name} className={css['fact']}>
          <dt className={css['name']}>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
