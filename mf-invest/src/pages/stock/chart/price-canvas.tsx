import type { Chart, Options } from 'highcharts/highstock.js';
import { HighchartsReact } from 'highcharts-react-official';
import { use, useEffect, useRef } from 'react';
import { useAtomValue, usePage } from 'shared';
import { lookAtom } from 'shared/state/look-atom';
import { barsOf } from '../../../model/price-history.ts';
import { choiceIn, type StockView } from '../../../model/stock-view.ts';
import { markHref } from '../overlay/chart-marks.ts';
import { comparedHistory } from '../overlay/comparison.ts';
import { indicatorsOf, marksIn } from '../../../model/stock-choice.ts';
import { withDays } from '../tools/chart-zoom.ts';
import { indicatorsReady } from './indicators-ready.ts';
import type Highcharts from 'highcharts/es-modules/masters/highstock.src.js';
import { chartOptions, extremesOf } from './chart-options.ts';
import { minuteOptions, minuteSeriesData } from './minute-options.ts';
import { useChartWords } from './use-chart-words.ts';
import type { StockSwitch } from '../use-stock-view.ts';
import css from '../stock.module.css';

export interface PriceCanvasProps {
  view: StockView;
  /** The chart in one sentence. */
  summary: string;
  /** Told where a drag has come to. */
  move: StockSwitch['move'];
  /** Told the chart once it is drawn, and null when it is gone. */
  onChart: (chart: Chart | null) => void;
  highcharts: typeof Highcharts;
}

/** The chart that can be worked with. Browser only: Highcharts measures text. */
export function PriceCanvas({ view, summary, move, onChart, highcharts }: PriceCanvasProps) {
  const compared = comparedHistory(view);
  use(indicatorsReady(!view.minutes && !compared && indicatorsOf(view).length > 0));
  const words = useChartWords(summary, view);
  const { lang } = usePage();
  const look = useAtomValue(lookAtom);
  const chart = useRef<Chart | null>(null);
  useEffect(() => () => onChart(null), [onChart]);
  useFollowing(chart, view);
  // Nothing to measure by until the browser has told; and measured anew when colours or size of text change.
  if (look === '') return null;
  const { minutes } = view;
  const dates = view.candles.map(([date]) => date);
  const onMove = (from: string, to: string) => move(withDays(choiceIn(view), [from, to], dates));
  const options: Options = minutes
    ? minuteOptions(minutes, words)
    : chartOptions({
        bars: barsOf(view.candles),
        choice: view,
        words,
        compared,
        onMove,
        marks: view.marked.filter(({ kind }) => marksIn(view).includes(kind)),
        open: (mark) => location.assign(markHref(lang, mark)),
      });
  const { market, period, shape, scale, lines, compare, marks } = view;
  const drawn = [look, market, period, shape, scale, lines, compare, marks, minutes?.date ?? ''].join(' ');
  return (
    <HighchartsReact
      key={drawn}
      highcharts={highcharts}
      constructorType="stockChart"
      options={options}
      allowChartUpdate={false}
      callback={(made: Chart) => {
        chart.current = made;
        onChart(made);
      }}
      containerProps={{ className: css['drawing'] ?? '' }}
    />
  );
}

/** What moves without another drawing: the days in sight, and the minutes of a day under way. */
function useFollowing(chart: { current: Chart | null }, view: StockView): void {
  useEffect(() => {
    const { current } = chart;
    if (!current?.container) return;
    if (view.minutes) {
      for (const [at, data] of minuteSeriesData(view.minutes).entries()) current.series[at]?.setData(data, false);
      return current.redraw(false);
    }
    const extremes = extremesOf(barsOf(view.candles), view);
    const [axis] = current.xAxis;
    if (!extremes || !axis || (axis.min === extremes[0] && axis.max === extremes[1])) return;
    axis.setExtremes(...extremes, true, false);
  }, [chart, view]);
}
