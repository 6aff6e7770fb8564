import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ButtonLink } from '../button/button.tsx';
import css from './mail-alert.module.css';

export interface AlertOutcomeProps {
  /** One of `ALERT_OUTCOMES`, or the section's own. */
  outcome: string;
  words: { title: string; text: string; again: string };
  /** What the mails are about. */
  subject: { href: string; label: string };
  /** Address of the form. */
  form: string;
}

/** How a form about mails went, and where to go from there. */
export function AlertOutcome({ outcome, words, subject, form }: AlertOutcomeProps) {
  return (
    <EmptyState level={1} title={words.title} advice={words.text}>
      <div className={css['ways']}>
        <ButtonLink href={subject.href}>{subject.label}</ButtonLink>
        {(outcome === 'ended' || outcome === 'over') && (
          <ButtonLink href={form} weight="ghost">
            {words.again}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
