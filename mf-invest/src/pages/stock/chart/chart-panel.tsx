import { Button } from 'shared/ui/form/button/button';
import { useWords } from '../../../messages/words.ts';
import { MOVING_AVERAGES } from '../../../model/moving-average.ts';
import { PERIODS, type StockChoice, type ViewPeriod } from '../../../model/stock-choice.ts';
import type { SwitchState } from '../../../model/stock-view.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { PriceChart } from './price-chart.tsx';
import css from '../stock.module.css';
import { useViewSentence } from '../use-view-sentence.ts';

export interface ChartPanelProps {
  state: SwitchState;
  current: StockChoice;
  choose: (choice: StockChoice) => void;
}

/** Period, legend, chart, and the same in one sentence. */
export function ChartPanel({ state, current, choose }: ChartPanelProps) {
  const t = useWords();
  const { shown } = state;
  const sentence = useViewSentence(shown);
  return (
    <section className={css['panel']} aria-labelledby="price-chart">
      <h2 className="visually-hidden" id="price-chart">
        {t('chart.title')}
      </h2>
      <PeriodTabs current={current} choose={choose} />
      <Legend period={shown.period} />
      <Progress state={state} retry={() => choose(state.wanted)} />
      {sentence !== '' ? (
        <PriceChart view={shown} summary={sentence} />
      ) : (
        <div className={css['canvas']}>
          <p className={css['waiting']}>{t('chart.empty')}</p>
          <ChoiceLink className={css['again']} choice={current} current={false} choose={choose}>
            {t('chart.retry')}
          </ChoiceLink>
        </div>
      )}
      <p className="note">{sentence}</p>
    </section>
  );
}

function PeriodTabs({ current, choose }: Omit<ChartPanelProps, 'state'>) {
  const t = useWords();
  return (
    <nav aria-label={t('chart.period')} data-print="off">
      <ul className={css['tabs']}>
        {PERIODS.map((period) => (
          <li key={period}>
            <ChoiceLink
              className={css['tab']}
              choice={{ ...current, period }}
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

function Legend({ period }: { period: ViewPeriod }) {
  const t = useWords();
  if (period === 'minute') {
    return (
      <p className={css['legend']}>
        <span className={css['average10']}>{t('chart.price')}</span>
        <span className={css['average5']}>{t('chart.mean')}</span>
        <span>{t('chart.dashed')}</span>
      </p>
    );
  }
  return (
    <p className={css['legend']}>
      {MOVING_AVERAGES.map((length) => (
        <span key={length} className={css[`average${length}`]}>
          {t('chart.average', { length })}
        </span>
      ))}
      <span>{t('chart.hollow')}</span>
    </p>
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
