import { classNames } from '../../class-names.ts';
import css from './steps.module.css';

export interface StepsWords {
  /** Name of the list: "Steps of the booking". */
  label: string;
  /** Said after the name of a finished step. */
  done: string;
}

export interface StepsProps {
  steps: readonly string[];
  /** Index of the step that is being taken. */
  current: number;
  words: StepsWords;
}

/** Where in a task of several pages somebody is: behind them a firm line, ahead of them a faint one. */
export function Steps({ steps, current, words }: StepsProps) {
  return (
    <ol className={css['steps']} aria-label={words.label}>
      {steps.map((name, at) => (
        <li
          key={name}
          className={classNames(css['step'], at < current && css['done'])}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={css['name']}>
            {name}
            {at < current && <span className="visually-hidden">{` ${words.done}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
