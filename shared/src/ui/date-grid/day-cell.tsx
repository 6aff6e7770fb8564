import type { Lang } from '../../contract/lang.ts';
import { classNames } from '../class-names.ts';
import { dayName } from './date-words.ts';
import css from './date-grid.module.css';

export interface DayState {
  canChoose: boolean;
  /** How it looks: `few` warns, `full` is struck through, `closed` is faint. */
  kind?: 'open' | 'few' | 'full' | 'closed';
  /** Under the number, one or two words: "Few", "24 left". */
  note?: string;
  /** Said with the date instead of the note where the note is too short: "closed on Mondays", "24 places left". */
  says?: string;
}

export interface DayCellProps {
  date: string;
  lang: Lang;
  state: DayState;
  isSelected: boolean;
  /** The one cell that Tab reaches. */
  isActive: boolean;
  onChoose: (date: string) => void;
}

export function DayCell({ date, lang, state, isSelected, isActive, onChoose }: DayCellProps) {
  const { canChoose, kind = 'open', note, says = note } = state;
  return (
    <td className={css['cell']} aria-selected={isSelected} aria-disabled={!canChoose || undefined}>
      <button
        className={classNames(css['day'], kind !== 'open' && css[kind])}
        type="button"
        tabIndex={isActive ? 0 : -1}
        data-date={date}
        aria-label={[dayName(date, lang), says].filter(Boolean).join(lang === 'cn' ? '，' : ', ')}
        aria-disabled={!canChoose || undefined}
        onClick={() => onChoose(date)}
      >
        <span className={css['number']}>{Number(date.slice(8))}</span>
        {note !== undefined && <span className={css['note']}>{note}</span>}
      </button>
    </td>
  );
}
