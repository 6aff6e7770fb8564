import { movingAverage, MOVING_AVERAGES } from './moving-average.ts';
import {
  areaPath,
  candlePaths,
  evenly,
  linePath,
  PITCH,
  priceScale,
  volumePaths,
  type PriceScale,
} from '../../../model/price-geometry.ts';
import { price } from 'shared/i18n/figures';
import { comparedBars } from '../overlay/comparison.ts';
import { barsOf, chosenBars, type Bar } from '../../../model/price-history.ts';
import { indicatorsOf } from '../../../model/stock-choice.ts';
import type { StockView } from '../../../model/stock-view.ts';
import { MinuteDrawing } from './minute-drawing.tsx';
import { ComparisonDrawing } from '../overlay/comparison-drawing.tsx';
import { DATES_SHOWN, DrawingFrame } from './drawing-frame.tsx';
import { useDrawnMarks } from '../overlay/use-drawn-marks.ts';
import css from './drawing.module.css';

export interface PriceDrawingProps {
  view: StockView;
  title: string;
  /** What it shows, in one sentence. */
  summary: string;
}

/** The view as the server draws it: for everybody without script, for paper, and until somebody acts on it (decision 0034). */
export function PriceDrawing({ view, title, summary }: PriceDrawingProps) {
  const letters = useDrawnMarks(view);
  const { minutes, scale: steps } = view;
  if (minutes) return <MinuteDrawing minutes={minutes} title={title} summary={summary} />;
  const compared = comparedBars(view);
  if (compared) {
    const frame = { title, summary, marks: letters(compared.dates) };
    return <ComparisonDrawing bars={compared} isLog={steps === 'log'} {...frame} />;
  }
  const all = barsOf(view.candles);
  const bars = chosenBars(all, view);
  const lines = averagesOf(all, bars.length, view);
  const heights = [
    ...bars.flatMap(({ low, high }) => [low, high]),
    ...lines.flatMap(({ values }) => values.filter((value) => value !== null)),
  ];
  const scale = priceScale(Math.min(...heights), Math.max(...heights), steps === 'log');
  const dates = bars.map(({ date }) => date);
  return (
    <DrawingFrame
      title={title}
      summary={summary}
      ticks={scale.ticks.map(price)}
      names={evenly(dates, DATES_SHOWN)}
      marks={letters(dates)}
      width={bars.length * PITCH}
      prices={
        <>
          <Prices bars={bars} view={view} scale={scale} />
          {lines.map(({ length, values }) => (
            <path key={length} className={css[`average${length}`]} d={linePath(values, scale.y)} />
          ))}
        </>
      }
      volumes={<Volumes bars={bars} />}
    />
  );
}

/** Averages of the bars that are drawn, from those before them too; none unless they are chosen. */
function averagesOf(all: readonly Bar[], drawn: number, view: StockView) {
  if (!indicatorsOf(view).includes('ma')) return [];
  const end = all.findIndex((bar) => bar === chosenBars(all, view).at(-1)) + 1;
  const closes = all.slice(0, end).map(({ close }) => close);
  return MOVING_AVERAGES.map((length) => ({ length, values: movingAverage(closes, length).slice(-drawn) }));
}

function Prices({ bars, view, scale }: { bars: readonly Bar[]; view: StockView; scale: PriceScale }) {
  if (view.shape === 'candle') {
    const { rise, fall } = candlePaths(bars, scale);
    return (
      <>
        <path className={css['rise']} d={rise} />
        <path className={css['fall']} d={fall} />
      </>
    );
  }
  const closes = bars.map(({ close }) => close);
  return (
    <>
      {view.shape === 'area' && <path className={css['area']} d={areaPath(closes, scale.y)} />}
      <path className={css['line']} d={linePath(closes, scale.y)} />
    </>
  );
}

function Volumes({ bars }: { bars: readonly Bar[] }) {
  const { rise, fall } = volumePaths(bars);
  return (
    <>
      <path className={css['risen']} d={rise} />
      <path className={css['fallen']} d={fall} />
    </>
  );
}
