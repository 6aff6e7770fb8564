import { useAlive, usePage } from 'shared';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { partText } from '../../../messages/segments-text.ts';
import { groupSize } from '../../../messages/visit-text.ts';
import { timeText } from '../../../messages/waiting-text.ts';
import { useWords } from '../../../messages/words.ts';
import { agreedParts } from '../../../model/group-parts.ts';
import { asksFirst, groupOf, type Step } from '../../../model/visit-draft.ts';
import { waitsFor } from '../../../model/waiting-slot.ts';
import type { StepProps } from './flow.ts';
import css from './flow.module.css';

interface Row {
  name: string;
  value: string;
  /** Where it was chosen; absent for what cannot be. */
  step?: Step;
}

/** Everything once more before it is sent, each with the way to where it was said. */
export function ReviewStep({ flow }: StepProps) {
  const t = useWords();
  const { lang } = usePage();
  const { draft } = flow.state;
  const { name, address } = flow.about.pavilion;
  const parts = agreedParts(draft);
  const { large } = flow.about;
  const rows: Row[] = [
    { name: t('summary.group'), value: groupOf(draft), step: 'who' },
    { name: t('summary.date'), value: draft.date === '' ? '' : dayName(draft.date, lang), step: 'date' },
    { name: t('summary.time'), value: parts.length > 0 ? partText(t, parts) : timeText(t, draft.slot), step: 'date' },
    { name: t('summary.visitors'), value: groupSize(t, draft), step: 'visitors' },
    ...(draft.explainer
      ? [{ name: t('form.guide'), value: t(`form.guideIn.${draft.guide || lang}`), step: 'visitors' } satisfies Row]
      : []),
    ...(draft.needs === '' ? [] : [{ name: t('form.needs'), value: draft.needs, step: 'visitors' } satisfies Row]),
    { name: t('summary.contact'), value: draft.contact, step: 'contact' },
    { name: t('summary.reach'), value: draft.reach === 'email' ? draft.email : draft.mobile, step: 'contact' },
    { name: t('summary.place'), value: `${name} · ${address}` },
  ];
  return (
    <>
      {waitsFor(draft.slot) && <Notice>{t('waiting.review')}</Notice>}
      {large && asksFirst(draft, large) && (
        <Notice>{t('form.isLarge', { min: large.approveFrom, count: large.answerDays })}</Notice>
      )}
      <dl className={css['review']}>
        {rows.map((row) => (
          <div key={row.name} className={css['row']}>
            <dt className={css['name']}>{row.name}</dt>
            <dd className={css['value']}>{row.value}</dd>
            {row.step && <EditButton name={row.name} step={row.step} goTo={flow.goTo} />}
          </div>
        ))}
      </dl>
    </>
  );
}

interface EditButtonProps {
  name: string;
  step: Step;
  goTo: (step: Step) => void;
}

/** Named after what it changes, because six of them stand below each other. */
function EditButton({ name, step, goTo }: EditButtonProps) {
  const t = useWords();
  const alive = useAlive();
  const act = alive
    ? ({ type: 'button', onClick: () => goTo(step) } as const)
    : ({ type: 'submit', name: 'to', value: step } as const);
  return (
    <dd className={css['change']}>
      <button className={css['edit']} aria-label={t('summary.editOf', { name })} {...act}>
        {t('summary.edit')}
      </button>
    </dd>
  );
}
