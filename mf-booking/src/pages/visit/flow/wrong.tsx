import { Notice } from 'shared/ui/feedback/notice/notice';
import { ErrorSummary } from 'shared/ui/form/error-summary/error-summary';
import { failureText, faultText } from '../../../messages/fault-text.ts';
import { useWords } from '../../../messages/words.ts';
import type { StepProps } from './flow.ts';

/** What is wrong with a step, above its fields. */
export function Wrong({ flow: { state } }: StepProps) {
  const t = useWords();
  const errors = state.faults.map((fault) => ({ id: fault.field, text: faultText(t, fault) }));
  return (
    <>
      <ErrorSummary title={t('steps.summary')} errors={errors} attempt={state.attempt} />
      {state.failure !== null && (
        <div role="alert">
          <Notice>{failureText(t, state.failure)}</Notice>
        </div>
      )}
    </>
  );
}
