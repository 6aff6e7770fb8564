import { usePage } from 'shared';
import { dayName } from 'shared/ui/date-grid/date-words';
import { Facts } from 'shared/ui/facts/facts';
import { useWords } from '../../messages/words.ts';
import { slotText } from '../../model/visit-days.ts';
import { groupOf } from '../../model/visit-draft.ts';
import type { StepProps } from './use-visit.ts';

/** Everything once more before it is sent. */
export function ReviewStep({ flow }: StepProps) {
  const t = useWords();
  const { lang } = usePage();
  const { draft } = flow.state;
  const { name, address } = flow.about.pavilion;
  const facts = [
    { name: t('summary.group'), value: groupOf(draft) },
    { name: t('summary.date'), value: draft.date === '' ? '' : dayName(draft.date, lang) },
    { name: t('summary.time'), value: slotText(draft.slot) },
    { name: t('summary.visitors'), value: draft.visitors + (draft.explainer ? `, ${t('summary.guide')}` : '') },
    { name: t('summary.place'), value: `${name} · ${address}` },
    { name: t('summary.contact'), value: draft.contact },
    { name: t('summary.mobile'), value: draft.mobile },
  ];
  return <Facts facts={facts} />;
}
