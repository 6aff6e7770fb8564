import { usePage } from 'shared';
import { DataTable, type DataRow } from 'shared/ui/data/data-table/data-table';
import { useWords } from '../../messages/words.ts';
import { price } from 'shared/i18n/figures';
import { scaled } from '../../model/scaled-amount.ts';
import { comparedBars } from './overlay/comparison.ts';
import { barsOf, chosenBars, type Bar } from '../../model/price-history.ts';
import type { StockView } from '../../model/stock-view.ts';
import { ComparisonTable } from './overlay/comparison-table.tsx';
import { MinuteTable } from './minute-table.tsx';
import { Change } from './price-change.tsx';
import css from './stock.module.css';

/** What a document of 14 KB has room for; more are in the files, and by other days. */
const ROWS = 20;

/** The chart as figures, newest first (WCAG 1.1.1). */
export function PriceTable({ view }: { view: StockView }) {
  if (view.minutes) return <MinuteTable minutes={view.minutes} />;
  const compared = comparedBars(view);
  return compared ? <ComparisonTable bars={compared} /> : <BarTable view={view} />;
}

/** The newest of the chosen. */
function BarTable({ view }: { view: StockView }) {
  const t = useWords();
  const { candles, period, to } = view;
  const newest = chosenBars(barsOf(candles), view).toReversed();
  if (newest.length === 0 || period === 'minute') return null;
  const shown = newest.slice(0, ROWS);
  return (
    <section className={css['record']} aria-labelledby="record">
      <h2 className="heading" id="record">
        {t('table.title')}
      </h2>
      <Rows caption={t(to === '' ? `table.${period}` : 'table.upTo', { n: shown.length, to })} bars={shown} />
    </section>
  );
}

function Rows({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const t = useWords();
  const { lang } = usePage();
  const columns = (['date', 'open', 'high', 'low', 'close', 'change', 'volume'] as const).map((key) =>
    t(`table.${key}`),
  );
  const rows = bars.map((bar): DataRow => {
    const volume = scaled(bar.volume, lang);
    return {
      key: bar.date,
      cells: [
        <time key="date" className={css['date']}>
          {bar.date}
        </time>,
        price(bar.open),
        price(bar.high),
        price(bar.low),
        price(bar.close),
        <Change key="change" percent={bar.changePct} />,
        t(`quote.amount.${volume.scale}`, { amount: volume.amount }),
      ],
    };
  });
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
