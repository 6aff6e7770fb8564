import { usePage } from 'shared';
import type { Result } from 'shared/contract/invest/results';
import { count, signedPercent } from 'shared/i18n/figures';
import { Stats } from 'shared/ui/data/stats/stats';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { moneyIn } from '../../model/year-money.ts';

/** What the newest period is judged by, each against the year before. */
export function NewestResult({ result: { year, kind, publishTime, figures } }: { result: Result }) {
  const t = useWords();
  const { lang } = usePage();
  // New energy is part of the vehicles, which the table of sales splits.
  const stats = figures.flatMap(({ name, now, before }) => {
    if (name === 'nev') return [];
    const isCount = name === 'sales';
    return [
      {
        name: t(`results.figures.${name}`),
        value: isCount ? count(now) : moneyIn(lang, now),
        unit: t(isCount ? 'results.vehicles' : 'results.money'),
        footnote: t('results.change', { change: signedPercent((now / before - 1) * 100) }),
      },
    ];
  });
  const period = t(`results.periods.${kind}`, { year });
  return (
    <section className="section" aria-labelledby="newest">
      <SectionHead
        id="newest"
        title={t('results.newest', { period })}
        intro={t('results.published', { time: publishTime })}
      />
      <Stats stats={stats} size="large" />
    </section>
  );
}
