import { usePage } from 'shared';
import type { Programme } from 'shared/contract/talent/talent';
import { useWords } from '../../messages/words.ts';
import { currentStep, dayOf } from '../../model/current-step.ts';
import { dayName } from '../../model/day-name.ts';
import css from './programme.module.css';

/** The steps in order; the current one is marked by bar, weight and word. */
export function ProgrammeSteps({ programme }: { programme: Programme }) {
  const t = useWords();
  const { lang, now } = usePage();
  const current = currentStep(programme, dayOf(now));
  if (programme.steps.length === 0) return null;
  return (
    <ol className={css['steps']} aria-label={t('programme.steps', { title: programme.title })}>
      {programme.steps.map((step, index) => (
        <li key={step.name} className={css['step']} aria-current={index === current ? 'step' : undefined}>
          <span>{step.name}</span>
          <time dateTime={step.date}>{dayName(step.date, lang)}</time>
          {index === current && <span className={css['now']}>{t('programme.now')}</span>}
        </li>
      ))}
    </ol>
  );
}
