import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

type Weight = 'firm' | 'ghost';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  weight?: Weight;
}

/** A link that is the main act of its view. */
export function ButtonLink({ href, children, weight = 'firm' }: ButtonLinkProps) {
  return (
    <a className={buttonClass(weight)} href={href}>
      {children}
    </a>
  );
}

export interface ButtonProps {
  children: ReactNode;
  weight?: Weight;
  type?: 'submit' | 'button' | 'reset';
  name?: string;
  value?: string;
  /** Looks and reads as disabled but keeps focus, so that the reason nearby can be found. */
  inactive?: boolean;
  onClick?: () => void;
}

export function Button({ children, weight = 'firm', type = 'submit', inactive = false, ...rest }: ButtonProps) {
  return (
    <button className={buttonClass(weight)} type={type} aria-disabled={inactive || undefined} {...rest}>
      {children}
    </button>
  );
}

function buttonClass(weight: Weight): string {
  return classNames('button', weight === 'ghost' && 'button-ghost');
}
