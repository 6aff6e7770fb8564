import type { Chart } from 'highcharts/highstock.js';
import type { ReactNode, Ref } from 'react';
import { lazyComponent } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { useWords } from '../../../messages/words.ts';
import type { StockView } from '../../../model/stock-view.ts';
import type { StockSwitch } from '../use-stock-view.ts';
import { PriceDrawing } from './price-drawing.tsx';
import css from '../stock.module.css';

export interface PriceChartProps {
  /** Where the drawing is, whoever draws it. */
  canvas: Ref<HTMLDivElement>;
  view: StockView;
  /** What the chart shows, in one sentence. */
  summary: string;
  /** Somebody works with the chart: the library is worth its bytes. */
  isWanted: boolean;
  move: StockSwitch['move'];
  onChart: (chart: Chart | null) => void;
}

type CanvasProps = Omit<PriceChartProps, 'isWanted' | 'canvas'>;

// The library is asked for on its own: a module that imports it and is evaluated without it stays broken for every retry.
const LazyCanvas = lazyComponent<CanvasProps>(async () => {
  const { default: highcharts } = await import('highcharts/es-modules/masters/highstock.src.js');
  await import(/* webpackChunkName: "chart-access" */ 'highcharts/es-modules/masters/modules/accessibility.src.js');
  const { PriceCanvas } = await import(/* webpackChunkName: "price-canvas" */ './price-canvas.tsx');
  return { default: (props: CanvasProps) => <PriceCanvas {...props} highcharts={highcharts} /> };
});

/** The box is there from the start, so that nothing moves when the drawing arrives (CLS). */
export function PriceChart({ canvas, isWanted, ...props }: PriceChartProps) {
  const t = useWords();
  const { view, summary } = props;
  const waiting = <PriceDrawing view={view} title={t('chart.title')} summary={summary} />;
  const isReady = isWanted && (view.whole || view.minutes !== null);
  const failed = (retry: () => void) => <Failure retry={retry}>{waiting}</Failure>;
  const isTall = view.lines.includes('macd') || view.lines.includes('rsi');
  return (
    <div ref={canvas} className={css['canvas']} data-tall={isTall || undefined}>
      {isReady ? <LazyCanvas props={props} waiting={waiting} failed={failed} /> : waiting}
    </div>
  );
}

/** The server's drawing stays, with what cannot be done with it. */
function Failure({ retry, children }: { retry: () => void; children: ReactNode }) {
  const t = useWords();
  return (
    <div className={css['failed']}>
      <p className={css['progress']}>
        <span className={css['message']}>{t('chart.drawing')}</span>
        <Button type="button" weight="ghost" onClick={retry}>
          {t('chart.retry')}
        </Button>
      </p>
      {children}
    </div>
  );
}
