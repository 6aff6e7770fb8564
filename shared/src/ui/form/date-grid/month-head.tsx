import { Icon } from '../../media/icon/icon.tsx';
import { addMonths, monthOf, type DateRange } from './calendar.ts';
import css from './date-grid.module.css';

export interface MonthWords {
  previous: string;
  next: string;
}

export interface MonthHeadProps {
  /** Of the title, which names the grid. */
  id: string;
  title: string;
  active: string;
  range: DateRange;
  words: MonthWords;
  onShow: (months: -1 | 1) => void;
}

/** Which month is shown, said politely when it changes, and the way to its neighbours. */
export function MonthHead({ id, title, active, range, words, onShow }: MonthHeadProps) {
  const isFirst = monthOf(addMonths(active, -1)) < monthOf(range.first);
  const isLast = monthOf(addMonths(active, 1)) > monthOf(range.last);
  return (
    <div className={css['head']}>
      <p className={css['month']} id={id} aria-live="polite">
        {title}
      </p>
      <div className={css['turns']}>
        <MonthButton name="previous" label={words.previous} isEnd={isFirst} onPress={() => onShow(-1)} />
        <MonthButton name="next" label={words.next} isEnd={isLast} onPress={() => onShow(1)} />
      </div>
    </div>
  );
}

interface MonthButtonProps {
  name: 'previous' | 'next';
  label: string;
  /** There is nothing in this direction; the button keeps focus all the same. */
  isEnd: boolean;
  onPress: () => void;
}

function MonthButton({ name, label, isEnd, onPress }: MonthButtonProps) {
  return (
    <button
      className={css['turn']}
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      <Icon name={name} />
    </button>
  );
}
