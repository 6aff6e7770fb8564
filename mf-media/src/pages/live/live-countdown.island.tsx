import { useEffect, useState } from 'react';
import { island } from 'shared';
import { useWords } from '../../messages/words.ts';
import { timeLeft } from '../../model/time-left.ts';
import css from './live.module.css';

export interface LiveCountdownProps {
  /** Milliseconds since the epoch. */
  begins: number;
  /** When the page was made. */
  now: number;
  /** The same page, which shows the broadcast once it has begun. */
  href: string;
}

const SECOND = 1000;

/** What is left; not announced as it changes, for the moment itself stands beside it. Without script it stays as the page was made. */
function LiveCountdown({ begins, now: made, href }: LiveCountdownProps) {
  const t = useWords();
  const left = timeLeft(begins, useNow(made, begins));
  if (!left) {
    return (
      <p role="status">
        <a className="text-link" href={href} data-full="">
          {t('live.begun')}
        </a>
      </p>
    );
  }
  return (
    <div role="timer" aria-live="off">
      <dl className={css['countdown']}>
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div key={unit} className={unit === 'seconds' ? css['seconds'] : undefined}>
            <dt className="note">{t(`live.units.${unit}`)}</dt>
            <dd className="display">{left[unit]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The visitor's clock, second by second until a moment; that of the page before the first. */
function useNow(made: number, until: number): number {
  const [now, setNow] = useState(made);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}

export default island({ name: 'live-countdown', when: 'visible', words: ['live'], component: LiveCountdown });
