import { island } from 'shared';
import { currentOf } from '../../model/stock-view.ts';
import { ChartPanel } from './chart/chart-panel.tsx';
import { PriceLookUp } from './price-look-up.tsx';
import { PriceTable } from './price-table.tsx';
import { QuotePanel } from './quote-panel.tsx';
import type { StockData } from './stock.load.ts';
import css from './stock.module.css';
import { useStockView } from './use-stock-view.ts';

/** Everything that changes with market and period: price, figures, chart and table, and what the price of a day is asked for. */
function StockChart({ view, lookUp }: Pick<StockData, 'view' | 'lookUp'>) {
  const { state, choose, move, complete, bridge } = useStockView(view);
  const current = currentOf(state);
  // The answer is of the market that the page came with.
  const answer = current.market === view.market ? lookUp : null;
  return (
    <>
      <div className={css['stock']} aria-busy={state.status === 'pending'}>
        <QuotePanel quote={state.shown.quote} current={current} choose={choose} />
        <ChartPanel state={state} current={current} choose={choose} move={move} complete={complete} />
        <PriceTable view={state.shown} />
      </div>
      <PriceLookUp choice={current} lookUp={answer} />
      {bridge}
    </>
  );
}

export default island({
  name: 'stock-chart',
  when: 'load',
  words: ['quote', 'chart', 'tools', 'table', 'lookUp'],
  component: StockChart,
});
