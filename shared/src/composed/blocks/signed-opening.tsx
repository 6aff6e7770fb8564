import { usePage } from 'shared';
import { Autograph } from '../../ui/text/autograph/autograph.tsx';
import { latinName } from '../../ui/text/autograph/latin-name.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './signed-opening.module.css';

/** Name and office, as the title of a page about somebody says them, with what stands between. */
const TITLE = /^(.+?)([，,]\s*)(.+)$/;

export interface SignedTitleProps {
  title: string;
  /** Whose page it is, in small Latin letters. */
  signed: string;
}

/** The heading of a page about somebody: the name as large as a picture would be, and how they sign. */
export function SignedTitle({ title, signed }: SignedTitleProps) {
  const { lang } = usePage();
  const [, name = title, between = '', office = ''] = TITLE.exec(title) ?? [];
  return (
    <div className={css['signed']}>
      <h1 className={css['title']}>
        <span className={classNames('display', css['name'])}>{name}</span>
        <span className="visually-hidden">{between}</span>
        <span className={css['office']}>{office}</span>
      </h1>
      {lang === 'cn' && (
        <p className={css['latin']} lang="en">
          {latinName(signed)}
        </p>
      )}
      <p className={css['hand']}>
        <Autograph of={signed} large />
      </p>
    </div>
  );
}
