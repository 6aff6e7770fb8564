import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { SectionHead } from '../../ui/text/section-head/section-head.tsx';
import css from '../composed.module.css';

export interface BlockTop {
  id?: string | undefined;
  heading?: string | undefined;
  lead?: string | undefined;
}

export interface BlockFrameProps {
  top: BlockTop;
  more?: { href: string; name: string } | undefined;
  /** Text stands on the measure of a column beside its heading; pictures, tables and grids use the width. */
  narrow?: boolean;
  /** Below the heading, such as what somebody who tells it shows. */
  shown?: ReactNode;
  children: ReactNode;
}

/** A section of a composed page; without a heading it continues the section above. */
export function BlockFrame({ top: { id, heading, lead }, more, narrow = false, shown, children }: BlockFrameProps) {
  const body = <div className={classNames(narrow && css['narrow'])}>{children}</div>;
  if (heading === undefined) {
    return (
      <div className={classNames('bound', css['continued'])} id={id}>
        <div className={classNames(narrow && css['aside'])}>{body}</div>
      </div>
    );
  }
  const head = <SectionHead title={heading} intro={lead} {...(more ? { more } : {})} />;
  return (
    <section className={classNames('section bound', css['frame'])} id={id} aria-label={heading}>
      <div className={classNames(narrow && css['aside'])}>
        {shown === undefined ? (
          head
        ) : (
          <div className={css['showing']}>
            {head}
            {shown}
          </div>
        )}
        {body}
      </div>
    </section>
  );
}
