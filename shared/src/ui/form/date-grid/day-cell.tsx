import type { Lang } from '../../../contract/text/lang.ts';
import { classNames } from '../../class-names.ts';
import { aroundDay } from './date-words.ts';
import css from './date-grid.module.css';

export interface DayState {
  canChoose: boolean;
  /** How it looks: `few` warns, `full` is struck through, `closed` is faint. */
  kind?: 'open' | 'few' | 'full' | 'closed';
  /** Under the number, one or two words: "Few", "24 left". */
  note?: string;
  /** Said after the note: "24 places left", "always on Mondays". */
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

/**
 * Its name is its content, most of it for the ear only: "Wednesday 16 December 2026, Open, 24 places left". So the name
 * holds what is seen, and people who speak to their device can say it (WCAG 2.5.3).
 */
export function DayCell({ date, lang, state, isSelected, isActive, onChoose }: DayCellProps) {
  const { canChoose, kind = 'open', note, says } = state;
  const [before, after] = aroundDay(date, lang);
  const comma = lang === 'cn' ? '，' : ', ';
  return (
    <td className={css['cell']} aria-selected={isSelected} aria-disabled={!canChoose || undefined}>
      <button
        className={classNames(css['day'], kind !== 'open' && css[kind])}
        type="button"
        tabIndex={isActive ? 0 : -1}
        data-date={date}
        aria-disabled={!canChoose || undefined}
        onClick={() => onChoose(date)}
      >
        <span className="visually-hidden">{before}</span>
        <span className={css['number']}>{Number(date.slice(8))}</span>
        <span className="visually-hidden">{note === undefined ? after : after + comma}</span>
        {note !== undefined && <span className={css['note']}>{note}</span>}
        {says !== undefined && <span className="visually-hidden">{comma + says}</span>}
      </button>
    </td>
  );
}
