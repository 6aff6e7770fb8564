import { usePage } from 'shared';
import type { SalesHistory } from 'shared/contract/invest/performance';
import { count } from 'shared/i18n/figures';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useGlossary } from '../../components/use-glossary.tsx';
import { useWords } from '../../messages/words.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { monthName } from '../../model/month-name.ts';
import { energyShares } from './sales-series.ts';
import { CurveFigure } from './curve-figure.tsx';
import { Share } from './share.tsx';

/** How much of what was sold needs no petrol, over 36 months. */
export function EnergyShare({ history, terms }: { history: SalesHistory; terms: readonly GlossaryTerm[] }) {
  const t = useWords();
  const { lang } = usePage();
  const { months, total } = history;
  const shares = energyShares(history);
  const percent = (share: number | null | undefined) => `${((share ?? 0) * 100).toFixed(2)}%`;
  const [from, until] = [months[0] ?? '', months.at(-1) ?? ''];
  const inText = useGlossary(terms);
  const summary = t('performance.energySummary', {
    first: percent(shares[0]),
    from: monthName(from, lang),
    last: percent(shares.at(-1)),
    until: monthName(until, lang),
  });
  return (
    <section className="section" aria-labelledby="energy">
      <SectionHead id="energy" title={t('performance.energy')} />
      <CurveFigure
        summary={summary}
        caption={inText(summary)}
        curves={[{ key: 'share', values: shares.map((share) => share ?? 0) }]}
        top={1}
        topName="100%"
        ends={[from, until]}
      />
      <Disclosure summary={t('performance.figures')}>
        <DataTable
          caption={t('performance.energyCaption')}
          columns={[t('info.month'), t('performance.nev'), t('performance.sold'), t('performance.share')]}
          rows={months
            .map((month, at) => ({
              key: month,
              cells: [
                month,
                count(total.nev[at] ?? 0),
                count(total.sales[at] ?? 0),
                <Share key="share" of={shares[at] ?? null} />,
              ],
            }))
            .toReversed()}
        />
      </Disclosure>
    </section>
  );
}
