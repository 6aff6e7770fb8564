import type { ReactNode } from 'react';
import { LineField } from 'shared/ui/line-field/line-field';
import css from './screen.module.css';

export interface ScreenProps {
  title: string;
  text: string;
  /** Which way the wind breaks up; the same screen always looks the same. */
  seed: string;
  /** Ways onwards. */
  children: ReactNode;
}

/** A whole page that says why there is no other one. Stands in `main` on the night ground. */
export function Screen({ title, text, seed, children }: ScreenProps) {
  return (
    <div className={css['screen']} data-ground="night">
      <LineField className={css['air']} kind="wake" seed={seed} width={1600} height={900} density={1.6} />
      <div className="bound">
        <h1 className="display">{title}</h1>
        <p className={css['text']}>{text}</p>
        <div className={css['ways']}>{children}</div>
      </div>
    </div>
  );
}
