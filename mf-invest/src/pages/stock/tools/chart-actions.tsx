import type { Chart } from 'highcharts/highstock.js';
import { useWords } from '../../../messages/words.ts';
import { shifted, zoomed } from './chart-zoom.ts';
import type { StockChoice } from '../../../model/stock-choice.ts';
import { choiceIn, type StockView } from '../../../model/stock-view.ts';
import { savePicture } from './save-picture.ts';
import css from './tools.module.css';

export interface ChartActionsProps {
  view: StockView;
  /** Of the chart as a file. */
  title: string;
  /** Null until it is drawn by its library. */
  chart: Chart | null;
  choose: (choice: StockChoice) => void;
  enlarge: () => void;
}

/** Zoom by keys, the whole screen, and the chart as a picture. */
export function ChartActions({ view, title, chart, choose, enlarge }: ChartActionsProps) {
  const t = useWords();
  const choice = choiceIn(view);
  const dates = view.candles.map(([date]) => date);
  const steps = {
    in: () => zoomed(choice, 'in', dates),
    out: () => zoomed(choice, 'out', dates),
    earlier: () => shifted(choice, 'earlier', dates),
    later: () => shifted(choice, 'later', dates),
  } as const;
  return (
    <>
      {view.period !== 'minute' &&
        (['in', 'out', 'earlier', 'later'] as const).map((name) => (
          <Action key={name} onClick={() => choose(steps[name]())}>
            {t(`tools.zoom.${name}`)}
          </Action>
        ))}
      <Action onClick={enlarge}>{t('tools.fullScreen')}</Action>
      {chart &&
        (['svg', 'png'] as const).map((type) => (
          <Action
            key={type}
            onClick={() => void savePicture(chart, { type, title, name: `${view.market}-${view.period}` })}
          >
            {t(`tools.files.${type}`)}
          </Action>
        ))}
    </>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={css['action']} onClick={onClick}>
      {children}
    </button>
  );
}
