import { usePage } from 'shared';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import { Facts } from 'shared/ui/data/facts/facts';
import { groupSize } from '../../../messages/visit-text.ts';
import { timeText } from '../../../messages/waiting-text.ts';
import { useWords } from '../../../messages/words.ts';
import type { StepProps } from './flow.ts';
import css from './flow.module.css';

/** What has been chosen so far, beside every step. */
export function VisitSummary({ flow: { about, state } }: StepProps) {
  const t = useWords();
  const { lang } = usePage();
  const { draft } = state;
  const facts = [
    { name: t('summary.date'), value: draft.date === '' ? '' : dayName(draft.date, lang) },
    { name: t('summary.time'), value: timeText(t, draft.slot) },
    { name: t('summary.visitors'), value: groupSize(t, draft) },
    { name: t('summary.place'), value: `${about.pavilion.name} · ${about.pavilion.address}` },
  ];
  return (
    <aside className={css['summary']} aria-labelledby="chosen">
      <h2 className="title" id="chosen">
        {t('summary.title')}
      </h2>
      <Facts facts={facts.map(({ name, value }) => ({ name, value: value || t('summary.open') }))} />
    </aside>
  );
}
