import { lazyPart, useAlive } from 'shared';
import { Button } from 'shared/ui/button/button';
import { useWords } from '../../messages/words.ts';
import type { Bar } from '../../model/price-history.ts';
import css from './stock.module.css';

export interface PriceChartProps {
  bars: readonly Bar[];
  /** What the chart shows, in one sentence. */
  summary: string;
  /** Another id is another chart. */
  id: string;
}

// The library is asked for on its own: a module that imports it and is evaluated without it stays broken for every retry.
const LazyCanvas = lazyPart(async () => {
  const [{ PriceCanvas }, { default: highcharts }] = await Promise.all([
    import(/* webpackChunkName: "price-canvas" */ './price-canvas.tsx'),
    import('highcharts/es-modules/masters/highstock.src.js'),
  ]);
  const canvas = ({ bars }: Pick<PriceChartProps, 'bars'>) => <PriceCanvas bars={bars} highcharts={highcharts} />;
  return { default: canvas };
});

/** The box is there from the start, so that nothing moves when the drawing arrives (CLS). */
export function PriceChart({ bars, summary, id }: PriceChartProps) {
  const drawing = useAlive();
  const waiting = <p className={css['waiting']}>{summary}</p>;
  return (
    <div className={css['canvas']} role="img" aria-label={summary}>
      {drawing ? <LazyCanvas key={id} props={{ bars }} waiting={waiting} failed={failure} /> : waiting}
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
