import type { ReactNode } from 'react';
import { ArrowLink } from '../../navigation/arrow-link/arrow-link.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import css from './section-head.module.css';

export interface SectionHeadProps {
  title: string;
  /** Lets the section be named by its heading (`aria-labelledby`) and linked to. */
  id?: string;
  intro?: ReactNode;
  more?: { href: string; name: string } | undefined;
}

/** Heading of a section of a page, with the way to all of it. */
export function SectionHead({ title, id, intro, more }: SectionHeadProps) {
  return (
    <div className={css['head']}>
      <h2 className="heading" id={id}>
        <Phrases text={title} />
      </h2>
      {more && <ArrowLink href={more.href}>{more.name}</ArrowLink>}
      {intro && <p className={css['intro']}>{intro}</p>}
    </div>
  );
}
