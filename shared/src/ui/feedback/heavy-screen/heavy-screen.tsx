import type { ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import { TextLink } from '../../navigation/text-link/text-link.tsx';
import css from './heavy-screen.module.css';

export interface HeavyScreenProps {
  /** That this is no screen for phones (spec SCR-heavy). */
  text: string;
  /** The plain way to the same content, which works everywhere. */
  plain: { href: string; label: string };
  /** What needs room and a pointer. */
  children: ReactNode;
}

/**
 * In place of what a phone cannot show well: says so and leads to a plain alternative. The stylesheet decides by width,
 * so that it works without a script and a turned tablet changes its mind.
 */
export function HeavyScreen({ text, plain, children }: HeavyScreenProps) {
  return (
    <>
      <div className={css['notice']} data-print="off">
        <Notice role="note">
          {text}
          <TextLink href={plain.href}>{plain.label}</TextLink>
        </Notice>
      </div>
      <div className={css['screen']}>{children}</div>
    </>
  );
}
