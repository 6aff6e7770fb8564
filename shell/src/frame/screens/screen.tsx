import type { ReactNode } from 'react';
import { Lines } from 'shared/ui/line-field/line-field';
import { field } from 'shared/ui/line-field/streamline';
import css from './screen.module.css';

const SIZE = { width: 1600, height: 900 };

/** The wind breaks up here: wilder than any brand's air. */
const BROKEN = { amplitude: 1.5, count: 36, bunching: 1, frequency: 2.2 };

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
      <Lines className={css['air']} streams={field({ kind: 'wake', seed, signature: BROKEN, density: 1, ...SIZE })} {...SIZE} />
      <div className="bound">
        <h1 className="display">{title}</h1>
        <p className={css['text']}>{text}</p>
        <div className={css['ways']}>{children}</div>
      </div>
    </div>
  );
}
