import { useWords } from '../../../messages/words.ts';
import { placedMarks } from './chart-marks.ts';
import { marksIn } from '../../../model/stock-choice.ts';
import type { StockView } from '../../../model/stock-view.ts';
import type { DrawnMark } from '../chart/drawing-frame.tsx';

/** A letter for each bar with marks, of the first of them. */
export function useDrawnMarks(view: StockView): (dates: readonly string[]) => DrawnMark[] {
  const t = useWords();
  const kinds = marksIn(view);
  const marks = view.marked.filter(({ kind }) => kinds.includes(kind));
  return (dates) =>
    placedMarks(dates, marks).map(({ at, marks: [first] }) => {
      return { at, letter: first ? t(`marks.letters.${first.kind}`) : '' };
    });
}
