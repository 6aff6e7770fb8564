import type { ReactNode } from 'react';
import { Lines } from 'shared/ui/media/line-field/line-field';
import { field, type Stream } from 'shared/ui/media/line-field/streamline';
import css from './screen.module.css';

/** The wind breaks up here, wilder than any brand's air; in quarter pixels of a usual screen, so that whole units draw smooth lines. */
const BROKEN = {
  size: { width: 6400, height: 3600 },
  field: { kind: 'wake', density: 1, signature: { amplitude: 1.5, count: 36, bunching: 1, frequency: 2.2 } },
} as const;

/** Nothing is wrong but the connection: the wind stands still. Two waves, since this screen is in every document. */
const STILL: { size: { width: number; height: number }; streams: Stream[] } = {
  size: { width: 1600, height: 900 },
  streams: [
    {
      d: [110, 250, 550, 700, 850].map((y) => `M0 ${y}q400-40 800 0t800 0`).join(''),
      weight: 0.8,
      opacity: 0.6,
      accent: false,
    },
    { d: 'M0 400q400-40 800 0t800 0', weight: 1.6, opacity: 1, accent: true },
  ],
};

/** Which way the wind breaks up; the same screen always looks the same. */
const airOf = (air: 'broken' | 'still', seed: string) =>
  air === 'still' ? STILL : { size: BROKEN.size, streams: field({ seed, ...BROKEN.field, ...BROKEN.size }) };

export interface ScreenProps {
  title: string;
  text: string;
  /** Which way the wind breaks up; the same screen always looks the same. */
  seed: string;
  air: 'broken' | 'still';
  /** Ways onwards. */
  children: ReactNode;
  /** Other ways, below them. */
  help?: ReactNode;
}

/** A whole page that says why there is no other one. Stands in `main` on the night surface. */
export function Screen({ title, text, seed, air, children, help }: ScreenProps) {
  const { streams, size } = airOf(air, seed);
  return (
    <div className={css['screen']} data-ground="night">
      <Lines className={css['air']} streams={streams} {...size} />
      <div className="bound">
        <h1 className="display">{title}</h1>
        <p className={css['text']}>{text}</p>
        <div className={css['ways']}>{children}</div>
        {help}
      </div>
    </div>
  );
}
