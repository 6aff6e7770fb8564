import type { Chart } from 'highcharts/highstock.js';
import { useState } from 'react';
import { lazyComponent } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { useWords } from '../../../messages/words.ts';
import { comparedIn, needsLibrary, PERIODS, withPeriod, withRange } from '../../../model/stock-choice.ts';
import type { SwitchState } from '../../../model/stock-view.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { QuoteFiles } from '../tools/quote-files.tsx';
import tools from '../tools/tools.module.css';
import { ChartSettings } from '../tools/chart-settings.tsx';
import { RangeBar, type ToolProps } from '../tools/range-bar.tsx';
import { MarkList } from '../overlay/mark-list.tsx';
import { Legend } from './legend.tsx';
import { PriceChart } from './price-chart.tsx';
import { useWorkingPanel } from './use-working-panel.ts';
import css from '../stock.module.css';
import type { StockSwitch } from '../use-stock-view.ts';
import { useViewSentence } from '../use-view-sentence.ts';

export interface ChartPanelProps extends ToolProps {
  state: SwitchState;
  move: StockSwitch['move'];
  /** Brings the whole history, once somebody works with the chart. */
  complete: () => void;
}

/** With the chart's own code: nothing of it works before. */
const LazyActions = lazyComponent(async () => {
  const { ChartActions } = await import(/* webpackChunkName: "price-canvas" */ '../tools/chart-actions.tsx');
  return { default: ChartActions };
});

/** Period, range, chart, and the same in one sentence. */
export function ChartPanel({ state, current, choose, move, complete }: ChartPanelProps) {
  const t = useWords();
  const { shown } = state;
  const sentence = useViewSentence(shown);
  const { panel, canvas, isWanted, start, enlarge } = useWorkingPanel(complete);
  const [chart, setChart] = useState<Chart | null>(null);
  const actions = { view: shown, title: `${t(`quote.${shown.market}`)}: ${sentence}`, chart, choose, enlarge };
  return (
    <section ref={panel} className={css['panel']} aria-labelledby="price-chart">
      <h2 className="visually-hidden" id="price-chart">
        {t('chart.title')}
      </h2>
      <PeriodTabs current={current} choose={choose} />
      <RangeBar current={current} choose={choose} />
      <ChartSettings
        current={current}
        choose={(choice) => {
          if (needsLibrary(choice)) start();
          choose(choice);
        }}
      />
      <Legend view={shown} />
      <Progress state={state} retry={() => choose(state.wanted)} />
      {comparedIn(shown).length > 0 && shown.compared === null && <p className="note">{t('compare.missing')}</p>}
      {sentence === '' ? (
        <Empty
          current={current}
          choose={choose}
          hasPrices={shown.quote !== null && (shown.from !== '' || shown.to !== '')}
        />
      ) : (
        <PriceChart
          canvas={canvas}
          view={shown}
          summary={sentence}
          isWanted={isWanted}
          move={move}
          onChart={setChart}
        />
      )}
      <p className="note">{sentence}</p>
      <MarkList view={shown} />
      <div className={tools['actions']} role="group" aria-label={t('tools.actions')} data-print="off">
        {isWanted && <LazyActions props={actions} waiting={null} failed={() => null} />}
        <QuoteFiles view={shown} />
      </div>
    </section>
  );
}

/** Prices that did not arrive may be asked for again; days without trading may be left. */
function Empty({ current, choose, hasPrices }: ToolProps & { hasPrices: boolean }) {
  const t = useWords();
  return (
    <div className={css['canvas']}>
      <p className={css['waiting']}>{t(hasPrices ? 'chart.noDays' : 'chart.empty')}</p>
      <ChoiceLink
        className={css['again']}
        choice={hasPrices ? withRange(current, 'all') : current}
        current={false}
        choose={choose}
      >
        {t(hasPrices ? 'chart.allDays' : 'chart.retry')}
      </ChoiceLink>
    </div>
  );
}

function PeriodTabs({ current, choose }: ToolProps) {
  const t = useWords();
  return (
    <nav aria-label={t('chart.period')} data-print="off">
      <ul className={css['tabs']}>
        {PERIODS.map((period) => (
          <li key={period}>
            <ChoiceLink
              className={css['tab']}
              choice={period === current.period ? current : withPeriod(current, period)}
              current={period === current.period}
              choose={choose}
            >
              {t(`chart.${period}`)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Always in the page, so that screen readers hear what changes in it. */
function Progress({ state, retry }: { state: SwitchState; retry: () => void }) {
  const t = useWords();
  const { status } = state;
  return (
    <div className={css['progress']}>
      <p role="status" className={status === 'arrived' ? 'visually-hidden' : css['message']}>
        {status !== 'ready' && t(`chart.${status}`)}
      </p>
      {status === 'failed' && (
        <Button type="button" weight="ghost" onClick={retry}>
          {t('chart.retry')}
        </Button>
      )}
    </div>
  );
}
