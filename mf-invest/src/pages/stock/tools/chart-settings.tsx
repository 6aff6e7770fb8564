import type { ReactNode } from 'react';
import { useWords } from '../../../messages/words.ts';
import {
  COMPARED_WITH,
  comparedIn,
  INDICATORS,
  indicatorsOf,
  MARKS,
  marksIn,
  needsLibrary,
  SCALES,
  SHAPES,
  toggled,
  type StockChoice,
} from '../../../model/stock-choice.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { SpanForm, type ToolProps } from './range-bar.tsx';
import css from './tools.module.css';

/** What the chart can be told besides its range, closed until it is wanted. */
export function ChartSettings({ current, choose }: ToolProps) {
  const t = useWords();
  const chosen = indicatorsOf(current);
  const isDay = current.period === 'minute';
  return (
    <details className={css['settings']} data-keep="chart-settings" data-print="off">
      <summary>{t('tools.settings')}</summary>
      <div className={css['groups']}>
        <SpanForm current={current} choose={choose} />
        {!isDay && (
          <>
            <Options label={t('tools.shape')}>
              {SHAPES.map((shape) => (
                <Option key={shape} choice={{ ...current, shape }} on={shape === current.shape} choose={choose}>
                  {t(`tools.shapes.${shape}`)}
                </Option>
              ))}
            </Options>
            <Options label={t('tools.scale')}>
              {SCALES.map((scale) => (
                <Option key={scale} choice={{ ...current, scale }} on={scale === current.scale} choose={choose}>
                  {t(`tools.scales.${scale}`)}
                </Option>
              ))}
            </Options>
            <Options label={t('tools.indicators')}>
              {INDICATORS.map((name) => (
                <Option
                  key={name}
                  choice={{ ...current, lines: toggled(current.lines, INDICATORS, name) }}
                  on={chosen.includes(name)}
                  choose={choose}
                  needsScript={needsLibrary({ lines: name })}
                >
                  {t(`tools.lines.${name}`)}
                </Option>
              ))}
            </Options>
            <OverlayOptions current={current} choose={choose} />
          </>
        )}
      </div>
    </details>
  );
}

/** What stands over the prices: other lines, and what happened. */
function OverlayOptions({ current, choose }: ToolProps) {
  const t = useWords();
  const compared = comparedIn(current);
  const marked = marksIn(current);
  const other = current.market === 'A' ? 'H' : 'A';
  return (
    <>
      <Options label={t('tools.compare')}>
        {COMPARED_WITH.map((name) => (
          <Option
            key={name}
            choice={{ ...current, compare: toggled(current.compare, COMPARED_WITH, name) }}
            on={compared.includes(name)}
            choose={choose}
          >
            {t(`tools.compared.${name === 'share' ? other : name}`)}
          </Option>
        ))}
      </Options>
      <Options label={t('tools.mark')}>
        {MARKS.map((name) => (
          <Option
            key={name}
            choice={{ ...current, marks: toggled(current.marks, MARKS, name) }}
            on={marked.includes(name)}
            choose={choose}
          >
            {t(`tools.marks.${name}`)}
          </Option>
        ))}
      </Options>
    </>
  );
}

function Options({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css['group']}>
      <span className={css['label']} aria-hidden="true">
        {label}
      </span>
      <ul className={css['row']}>{children}</ul>
    </nav>
  );
}

interface OptionProps {
  choice: StockChoice;
  on: boolean;
  choose: ToolProps['choose'];
  children: ReactNode;
  /** The server does not draw it. */
  needsScript?: boolean;
}

function Option({ choice, on, choose, children, needsScript = false }: OptionProps) {
  return (
    <li className={needsScript ? css['scripted'] : undefined}>
      <ChoiceLink className={css['choice']} choice={choice} current={on} choose={choose}>
        {children}
      </ChoiceLink>
    </li>
  );
}
