import type { ReactNode } from 'react';
import { Lines } from 'shared/ui/media/line-field/line-field';
import { field } from 'shared/ui/media/line-field/streamline';
import css from './screen.module.css';

/** Wild air is drawn in quarter pixels of a usual screen, so that whole units draw smooth lines; still air is in every page. */
const SIZES = { broken: { width: 6400, height: 3600 }, still: { width: 1600, height: 900 } } as const;

/** The wind breaks up here, wilder than any brand's air, or stands still where nothing is wrong but the connection. */
const AIR = {
  broken: { kind: 'wake', density: 1, signature: { amplitude: 1.5, count: 36, bunching: 1, frequency: 2.2 } },
  still: { kind: 'laminar', density: 1, signature: { amplitude: 0.5, count: 9, bunching: 1, frequency: 1 } },
} as const;

export interface ScreenProps {
  title: string;
  text: string;
  /** Which way the wind breaks up; the same screen always looks the same. */
  seed: string;
  air: keyof typeof AIR;
  /** Ways onwards. */
  children: ReactNode;
  /** Other ways, below them. */
  help?: ReactNode;
}

/** A whole page that says why there is no other one. Stands in `main` on the night surface. */
export function Screen({ title, text, seed, air, children, help }: ScreenProps) {
  return (
    <div className={css['screen']} data-ground="night">
      <Lines className={css['air']} streams={field({ seed, ...AIR[air], ...SIZES[air] })} {...SIZES[air]} />
      <div className="bound">
        <h1 className="display">{title}</h1>
        <p className={css['text']}>{text}</p>
        <div className={css['ways']}>{children}</div>
        {help}
      </div>
    </div>
  );
}
