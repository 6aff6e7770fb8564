import { usePage } from 'shared';
import type { PageProps } from 'shared/server';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { InvestHead } from '../../components/invest-head.tsx';
import { useGlossary } from '../../components/use-glossary.tsx';
import { useWords } from '../../messages/words.ts';
import { marketHref } from '../../model/stock-choice.ts';
import { CalculatorForm } from './calculator-form.tsx';
import type { CalculatorData } from './calculator.load.ts';
import css from './calculator.module.css';
import { GrowthResult } from './growth-result.tsx';

const ASSUMPTIONS = ['buy', 'whole', 'entitled', 'paid', 'tax', 'rate', 'annual', 'sample'] as const;

/** What an investment in the shares would have become: a plain form, whose answer has an address. */
export function CalculatorPage({ data: { query, answer, known, terms } }: PageProps<CalculatorData>) {
  const t = useWords();
  const { lang } = usePage();
  const inText = useGlossary(terms);
  return (
    <div className="bound">
      <InvestHead page="calculator" lead={t('calculator.lead')} />
      {known === null ? (
        <p className="section note">{t('calculator.missing')}</p>
      ) : (
        <div className={css['whole']}>
          <CalculatorForm query={query} answer={answer} known={known} />
          {answer && 'growth' in answer ? (
            <GrowthResult growth={answer.growth} query={query} />
          ) : (
            <p className="note">{t('calculator.before', known)}</p>
          )}
        </div>
      )}
      <section className="section" aria-labelledby="assumptions">
        <SectionHead id="assumptions" title={t('calculator.assumptions')} />
        <ol className={css['assumptions']}>
          {ASSUMPTIONS.map((name) => (
            <li key={name}>{inText(t(`calculator.assumption.${name}`))}</li>
          ))}
        </ol>
        <Notice role="note">
          <span>{t('quote.delayed', { minutes: 15 })}</span>
          <span>{t('quote.sample')}</span>
          <span>{t('quote.advice')}</span>
        </Notice>
        <p className={css['more']}>
          <ArrowLink href={marketHref(lang, query.market)}>
            {t('landing.chartOf', { market: t(`quote.${query.market}`) })}
          </ArrowLink>
        </p>
      </section>
    </div>
  );
}
