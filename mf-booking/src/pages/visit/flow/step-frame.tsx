import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useAlive } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Steps } from 'shared/ui/navigation/steps/steps';
import { useWords } from '../../../messages/words.ts';
import { asksFirst, STEP_FIELDS, stepBeside, STEPS, textsOf, type Step } from '../../../model/visit-draft.ts';
import type { StepView } from '../../../model/visit-view.ts';
import { waitsFor } from '../../../model/waiting-slot.ts';
import type { Flow } from './flow.ts';
import css from './flow.module.css';

export interface StepFrameProps {
  flow: Flow;
  step: Step;
  /** What the plain form brings along. */
  plain: Pick<StepView, 'key' | 'puzzle'>;
  /** What stands beside the step. */
  beside: ReactNode;
  children: ReactNode;
}

/**
 * What all steps have: heading, where one is, what is wrong, the way back and on. One form for both ways: with script
 * its submit is the island's, without script it is posted to the next step with everything typed so far.
 */
export function StepFrame({ flow, step, plain, beside, children }: StepFrameProps) {
  const next = stepBeside(step, 1) ?? 'done';

  function submit(event: FormEvent): void {
    event.preventDefault();
    flow.next();
  }
  return (
    <>
      <StepHead step={step} max={flow.about.lead.max} />
      <div className={css['body']}>
        <form className={css['form']} method="post" action={`${flow.base}/${next}`} noValidate onSubmit={submit}>
          <PlainFields flow={flow} step={step} plain={plain} />
          {children}
          <Ways flow={flow} step={step} />
        </form>
        <div className={css['beside']}>{beside}</div>
      </div>
    </>
  );
}

/** A new step begins at its heading, for keyboard and screen reader too (WCAG 2.4.3). */
function StepHead({ step, max }: { step: Step; max: number }) {
  const t = useWords();
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = head.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  return (
    <div ref={head} className={css['head']}>
      <PageHead title={t(`titles.${step}`)} lead={t(`leads.${step}`, { max })} />
      <Steps
        steps={STEPS.map((name) => t(`steps.${name}`))}
        current={STEPS.indexOf(step)}
        words={{ label: t('steps.label'), done: t('steps.done') }}
      />
    </div>
  );
}

/** Only for the plain form: what other steps hold, and which button Enter means. */
function PlainFields({ flow, step, plain: { key, puzzle } }: Pick<StepFrameProps, 'flow' | 'step' | 'plain'>) {
  const alive = useAlive();
  if (alive) return null;
  const others = textsOf(flow.state.draft).filter(([name]) => !STEP_FIELDS[step].includes(name));
  return (
    <>
      <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      {key !== '' && <input type="hidden" name="key" value={key} />}
      {puzzle !== '' && <input type="hidden" name="puzzle" value={puzzle} />}
      {others.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
    </>
  );
}

function Ways({ flow, step }: { flow: Flow; step: Step }) {
  const t = useWords();
  const alive = useAlive();
  const back = stepBeside(step, -1);
  const asks = asksFirst(flow.state.draft, flow.about.large);
  const name = step === 'review' ? (asks ? 'ask' : 'confirm') : step === 'contact' ? 'check' : 'next';
  const isBusy = flow.state.busy && step === 'review';
  const waits = step === 'review' && waitsFor(flow.state.draft.slot);
  return (
    <div className={css['ways']}>
      {back ? <BackButton step={back} onClick={alive ? () => flow.goTo(back) : undefined} /> : <span />}
      <Button inactive={isBusy}>{isBusy ? t('steps.wait') : waits ? t('waiting.confirm') : t(`steps.${name}`)}</Button>
    </div>
  );
}

function BackButton({ step, onClick }: { step: Step; onClick: (() => void) | undefined }) {
  const t = useWords();
  const act = onClick ? ({ type: 'button', onClick } as const) : ({ name: 'to', value: step } as const);
  return (
    <Button weight="ghost" {...act}>
      {t('steps.back')}
    </Button>
  );
}
