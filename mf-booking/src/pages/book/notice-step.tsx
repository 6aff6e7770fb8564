import { useRef, type Dispatch, type FormEvent, type RefObject } from 'react';
import { useAlive } from 'shared';
import type { Pavilion } from 'shared/contract/pavilion';
import { Button } from 'shared/ui/button/button';
import { useWords } from '../../messages/words.ts';
import type { VisitEvent, VisitState } from '../../model/visit-steps.ts';
import css from './book.module.css';
import { NoticeText } from './notice-text.tsx';

export interface StepProps {
  state: VisitState;
  dispatch: Dispatch<VisitEvent>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Without script this is an ordinary form: the browser asks for the tick itself, and "next" leads to the telephone
 * number on the same page.
 */
export function NoticeStep({ notice, state, dispatch, heading }: StepProps & { notice: Pavilion['notice'] }) {
  const t = useWords();
  const box = useRef<HTMLInputElement>(null);
  const alive = useAlive();

  function next(event: FormEvent): void {
    event.preventDefault();
    dispatch({ type: 'next' });
    if (!state.read || !state.agreed) box.current?.focus();
  }
  return (
    <form action="#telephone" noValidate={alive} onSubmit={next}>
      <h3 className={css['heading']} ref={heading} tabIndex={-1}>
        {notice.title}
      </h3>
      <NoticeText notice={notice} onRead={() => dispatch({ type: 'read' })} />
      <p className={css['hint']} id="notice-hint" role="status">
        {state.read ? t('notice.read') : t('notice.scroll')}
      </p>
      <label className={css['check']}>
        <input
          ref={box}
          type="checkbox"
          required
          checked={state.agreed}
          aria-disabled={(alive && !state.read) || undefined}
          aria-invalid={state.refused || undefined}
          aria-describedby={state.refused ? 'notice-missing notice-hint' : 'notice-hint'}
          onChange={(event) => dispatch({ type: 'agree', agreed: event.target.checked })}
        />
        <span>{t('notice.agree')}</span>
      </label>
      <p className={css['error']} id="notice-missing" role="alert">
        {state.refused && t('notice.missing')}
      </p>
      <div className={css['actions']}>
        <span />
        <Button>{t('notice.next')}</Button>
      </div>
    </form>
  );
}
