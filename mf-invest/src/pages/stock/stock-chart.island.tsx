import { island, useAtom, usePage } from 'shared';
import { classNames } from 'shared/ui/class-names';
import { currentOf } from '../../model/stock-view.ts';
import { gainsAtom, usualGains } from './gains-atom.ts';
import { ChartPanel } from './chart/chart-panel.tsx';
import { PriceLookUp } from './price-look-up.tsx';
import { PriceTable } from './price-table.tsx';
import { QuotePanel } from './quote-panel.tsx';
import type { StockData } from './stock.load.ts';
import css from './stock.module.css';
import { useLive } from './use-live.ts';
import { isAnswered, useStockView } from './use-stock-view.ts';

/** Everything that changes with market and period: price, figures, chart and table, and what the price of a day is asked for. */
function StockChart({ view, lookUp }: Pick<StockData, 'view' | 'lookUp'>) {
  const { state, choose, move, complete, advance, bridge } = useStockView(view);
  useLive(state.shown, advance);
  const { lang } = usePage();
  const [chosen, setGains] = useAtom(gainsAtom);
  const gains = chosen ?? usualGains(lang);
  const current = currentOf(state);
  const answer = isAnswered(current, view) ? lookUp : null;
  return (
    <>
      <div className={css['colours']}>
        <div
          className={classNames(css['stock'], gains === 'green' && css['green'])}
          aria-busy={state.status === 'pending'}
        >
          <QuotePanel quote={state.shown.quote} current={current} choose={choose} gains={gains} setGains={setGains} />
          <ChartPanel state={state} current={current} choose={choose} move={move} complete={complete} />
          <PriceTable view={state.shown} />
        </div>
      </div>
      <PriceLookUp choice={current} lookUp={answer} />
      {bridge}
    </>
  );
}

export default island({
  name: 'stock-chart',
  when: 'load',
  words: ['quote', 'chart', 'tools', 'compare', 'marks', 'table', 'lookUp'],
  component: StockChart,
});
