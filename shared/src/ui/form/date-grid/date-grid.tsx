import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Lang } from '../../../contract/text/lang.ts';
import {
  addMonths,
  dayAfterKey,
  hasDayWithin,
  monthOf,
  weeksOf,
  within,
  type DateRange,
  type Week,
} from './calendar.ts';
import { DayCell, type DayState } from './day-cell.tsx';
import { monthName, weekdayNames } from './date-words.ts';
import css from './date-grid.module.css';
import { MonthHead, type MonthWords } from './month-head.tsx';

export interface DateGridProps {
  lang: Lang;
  /** The chosen day, `yyyy-MM-dd`; empty while there is none. */
  value: string;
  /** `begin`: the day that is walked from while none is chosen, where it is not the first one. */
  range: DateRange & { begin?: string };
  /** What is to be said of a day; asked for every day that is shown. */
  day: (date: string) => DayState;
  words: MonthWords;
  onChange?: ((date: string) => void) | undefined;
  /** Another month is shown (`yyyy-MM`): time to fetch its days. */
  onMonth?: ((month: string) => void) | undefined;
  /** The days of the month are on their way. */
  isBusy?: boolean;
}

/**
 * A month of days by the grid pattern of the APG: one stop in the order of Tab, then arrows, Home, End, Page Up and Page
 * Down. Days that cannot be chosen can be reached, so that everybody hears why.
 */
export function DateGrid({ lang, value, range, day, words, onChange, onMonth, isBusy }: DateGridProps) {
  const title = useId();
  const { grid, active, walk, show } = useActiveDay(value, range, onMonth);
  const month = monthOf(active);
  const weeks = weeksOf(month).filter((week) => hasDayWithin(week, range));

  function choose(date: string): void {
    walk(date);
    if (day(date).canChoose) onChange?.(date);
  }
  function onKey(event: KeyboardEvent): void {
    const next = dayAfterKey(active, event);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    walk(within(next, range));
  }
  return (
    <div className={css['calendar']} aria-busy={isBusy}>
      <MonthHead id={title} title={monthName(month, lang)} active={active} range={range} words={words} onShow={show} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG, Date Picker Dialog */}
      <table ref={grid} className={css['grid']} role="grid" aria-labelledby={title} onKeyDown={onKey}>
        <Weekdays lang={lang} />
        <tbody>
          {weeks.map((week) => (
            <WeekRow key={week.find((date) => date !== null)} week={week}>
              {(date) => (
                <DayCell
                  key={date}
                  date={date}
                  lang={lang}
                  state={day(date)}
                  isSelected={date === value}
                  isActive={date === active}
                  onChoose={choose}
                />
              )}
            </WeekRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Weekdays({ lang }: { lang: Lang }) {
  return (
    <thead>
      <tr>
        {weekdayNames(lang).map(({ short, long }) => (
          <th key={short} className={css['weekday']} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface WeekRowProps {
  week: Week;
  children: (date: string) => ReactNode;
}

/** A month begins in the column of its first day; the neighbours' days are left out. */
function WeekRow({ week, children }: WeekRowProps) {
  const before = week.findIndex((date) => date !== null);
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only moves the first day to its column */}
      {before > 0 && <td className={css['cell']} colSpan={before} />}
      {week.filter((date) => date !== null).map(children)}
    </tr>
  );
}

/** The one day that Tab reaches. Keys take focus with it, the arrows of the month do not. */
function useActiveDay(value: string, range: DateGridProps['range'], onMonth: DateGridProps['onMonth']) {
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  // A value that comes from outside, such as a restored draft, counts more than where somebody walked before.
  const [walked, setWalked] = useState({ date: value, value });
  const date = walked.value === value ? walked.date : value;
  const active = within(date || range.begin || range.first, range);

  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
    takesFocus.current = false;
  }, [active]);

  function move(next: string, walks: boolean): void {
    takesFocus.current = walks && next !== active;
    setWalked({ date: next, value });
    if (monthOf(next) !== monthOf(active)) onMonth?.(monthOf(next));
  }
  return {
    grid,
    active,
    walk: (next: string) => move(next, true),
    show: (months: -1 | 1) => move(within(addMonths(active, months), range), false),
  };
}
