import { lazyComponent, useAlive } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { useWords } from '../../../messages/words.ts';
import type { StockView } from '../../../model/stock-view.ts';
import css from '../stock.module.css';

export interface PriceChartProps {
  view: StockView;
  /** What the chart shows, in one sentence. */
  summary: string;
}

// The library is asked for on its own: a module that imports it and is evaluated without it stays broken for every retry.
const LazyCanvas = lazyComponent(async () => {
  const [{ PriceCanvas }, { default: highcharts }] = await Promise.all([
    import(/* webpackChunkName: "price-canvas" */ './price-canvas.tsx'),
    import('highcharts/es-modules/masters/highstock.src.js'),
  ]);
  const canvas = ({ view }: Pick<PriceChartProps, 'view'>) => <PriceCanvas view={view} highcharts={highcharts} />;
  return { default: canvas };
});

/** The box is there from the start, so that nothing moves when the drawing arrives (CLS). */
export function PriceChart({ view, summary }: PriceChartProps) {
  // Another market or period is another chart.
  const id = `${view.market}-${view.period}`;
  const drawing = useAlive();
  const waiting = <p className={css['waiting']}>{summary}</p>;
  return (
    <div className={css['canvas']} role="img" aria-label={summary}>
      {drawing ? <LazyCanvas key={id} props={{ view }} waiting={waiting} failed={failure} /> : waiting}
    </div>
  );
}

const failure = (retry: () => void) => <Failure retry={retry} />;

function Failure({ retry }: { retry: () => void }) {
  const t = useWords();
  return (
    <div className={css['waiting']}>
      <p>{t('chart.drawing')}</p>
      <Button type="button" weight="ghost" onClick={retry}>
        {t('chart.retry')}
      </Button>
    </div>
  );
}
