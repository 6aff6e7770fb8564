import { Suspense, useState } from 'react';
import { lazyPart } from 'shared';
import { Notice } from 'shared/ui/notice/notice';
import { useWords } from '../../messages/words.ts';
import { fetchLaterSteps, laterSteps, type LaterStep } from './later-steps.ts';
import type { StepProps } from './use-visit.ts';

interface LaterPartProps extends StepProps {
  step: LaterStep;
}

function Known({ step, ...props }: LaterPartProps) {
  const Part = laterSteps()?.[step];
  return Part ? <Part {...props} /> : null;
}

const Fetched = lazyPart<LaterPartProps>(async () => {
  await fetchLaterSteps();
  return { default: Known };
});

function Missing() {
  const t = useWords();
  return <Notice>{t('troubles.down')}</Notice>;
}
const noStep = () => <Missing />;

/**
 * A step after the notice. Its code is here before the step is gone to, except in a page that a server made of a plain
 * form: the boundary, which both sides draw, lets that page stand as it is until the code has come.
 */
export function LaterPart(props: LaterPartProps) {
  const [isHere] = useState(() => laterSteps() !== null);
  if (!isHere) {
    return <Fetched props={props} waiting={null} failed={noStep} />;
  }
  return (
    <Suspense>
      <Known {...props} />
    </Suspense>
  );
}
