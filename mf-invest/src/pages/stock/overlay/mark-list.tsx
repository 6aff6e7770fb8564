import { usePage } from 'shared';
import { useWords } from '../../../messages/words.ts';
import { chosenSpan } from '../../../model/chart-span.ts';
import { markHref, marksWithin } from './chart-marks.ts';
import { marksIn } from '../../../model/stock-choice.ts';
import type { StockView } from '../../../model/stock-view.ts';
import css from './mark-list.module.css';

/** What is marked in the chart, the newest first: each leads to its page, with keys and without script too. */
export function MarkList({ view }: { view: StockView }) {
  const t = useWords();
  const { lang } = usePage();
  const dates = view.candles.map(([date]) => date);
  const kinds = marksIn(view);
  const marks = view.marked.filter(({ kind }) => kinds.includes(kind));
  const shown = marksWithin(dates, marks, chosenSpan(view, dates)).toReversed();
  if (shown.length === 0) return null;
  return (
    <details className={css['marks']} data-keep="marks">
      <summary>
        {t('marks.title')} ({shown.length})
      </summary>
      <ul className={css['list']}>
        {shown.map((mark) => (
          <li key={`${mark.date} ${mark.title}`} className={css['mark']}>
            <span className={css['letter']}>{t(`marks.letters.${mark.kind}`)}</span>
            <time>{mark.date}</time>
            <a href={markHref(lang, mark)}>{mark.title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
