import type { ProgrammeStatus } from 'shared/contract/talent/talent';
import { useWords } from '../messages/words.ts';
import css from './status-badge.module.css';

const DRAWINGS: Readonly<Record<ProgrammeStatus, string>> = {
  notStarted: '',
  inProgress: 'M8 2.5a5.5 5.5 0 0 1 0 11Z',
  completed: 'M2.5 8a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0Z',
};

/** Empty, half or full circle beside the word: never colour alone (WCAG 1.4.1). */
export function StatusBadge({ status }: { status: ProgrammeStatus }) {
  const t = useWords();
  return (
    <p className={`${css['badge']} ${css[status]}`}>
      <svg className={css['mark']} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="5.5" />
        {DRAWINGS[status] !== '' && <path d={DRAWINGS[status]} />}
      </svg>
      {t(`status.${status}`)}
    </p>
  );
}
