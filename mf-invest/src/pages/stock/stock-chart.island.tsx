import { island } from 'shared';
import { currentOf, type StockView } from '../../model/stock-view.ts';
import { ChartPanel } from './chart/chart-panel.tsx';
import { PriceTable } from './price-table.tsx';
import { QuotePanel } from './quote-panel.tsx';
import css from './stock.module.css';
import { useStockView } from './use-stock-view.ts';

/** Everything that changes with market and period: price, figures, chart and table. */
function StockChart(start: StockView) {
  const { state, choose } = useStockView(start);
  const current = currentOf(state);
  return (
    <div className={css['stock']} aria-busy={state.status === 'pending'}>
      <QuotePanel quote={state.shown.quote} current={current} choose={choose} />
      <ChartPanel state={state} current={current} choose={choose} />
      <PriceTable view={state.shown} />
    </div>
  );
}

export default island({
  name: 'stock-chart',
  when: 'load',
  words: ['quote', 'chart', 'table'],
  component: StockChart,
});
