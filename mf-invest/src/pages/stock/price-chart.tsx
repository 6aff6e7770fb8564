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

const LazyCanvas = lazyPart(async () => {
  const { PriceCanvas } = await import(/* webpackChunkName: "price-canvas" */ './price-canvas.tsx');
  return { default: PriceCanvas };
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
