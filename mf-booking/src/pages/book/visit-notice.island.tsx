import { useEffect, useReducer, useRef } from 'react';
import { island } from 'shared';
import type { Pavilion } from 'shared/contract/pavilion';
import { useWords } from '../../messages/words.ts';
import { FIRST, step } from '../../model/visit-steps.ts';
import css from './book.module.css';
import { NoticeStep } from './notice-step.tsx';
import { TelephoneStep } from './telephone-step.tsx';

export interface VisitNoticeProps {
  notice: Pavilion['notice'];
  phone: string;
}

/** The group booking: notice read and agreed, then what the telephone call needs. */
function VisitNotice({ notice, phone }: VisitNoticeProps) {
  const [state, dispatch] = useReducer(step, FIRST);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.step);

  // A new step begins at its heading, for keyboard and screen reader too (WCAG 2.4.3).
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    heading.current?.focus();
  }, [state.step]);

  return (
    <>
      <Progress telephone={state.step === 'telephone'} />
      {state.step === 'notice' ? (
        <NoticeStep notice={notice} state={state} dispatch={dispatch} heading={heading} />
      ) : (
        <TelephoneStep phone={phone} state={state} dispatch={dispatch} heading={heading} />
      )}
    </>
  );
}

function Progress({ telephone }: { telephone: boolean }) {
  const t = useWords();
  return (
    <ol className={css['steps']} aria-label={t('steps.label')}>
      <li className={css['step']} aria-current={telephone ? undefined : 'step'}>
        {t('steps.notice')}
        {telephone && <span className="visually-hidden">{t('steps.done')}</span>}
      </li>
      <li className={css['step']} aria-current={telephone ? 'step' : undefined}>
        {t('steps.telephone')}
      </li>
    </ol>
  );
}

export default island({
  name: 'visit-notice',
  when: 'visible',
  words: ['steps', 'notice', 'call'],
  component: VisitNotice,
});
