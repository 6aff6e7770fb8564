import { Suspense, useState } from 'react';
import { lazyComponent } from 'shared';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { useWords } from '../../../messages/words.ts';
import { fetchDeferredSteps } from './fetch-deferred-steps.ts';
import type { DeferredName, DeferredSteps, StepProps } from './flow.ts';

interface DeferredStepProps extends StepProps {
  step: DeferredName;
}

interface FetchedStepProps extends DeferredStepProps {
  steps: DeferredSteps;
}

function FetchedStep({ steps, step, ...props }: FetchedStepProps) {
  const Step = steps[step];
  return <Step {...props} />;
}

const LazyStep = lazyComponent<DeferredStepProps>(async () => {
  const steps = await fetchDeferredSteps();
  return { default: (props) => <FetchedStep {...props} steps={steps} /> };
});

function Missing() {
  const t = useWords();
  return (
    <div role="alert">
      <Notice>{t('failures.down')}</Notice>
    </div>
  );
}
const noStep = () => <Missing />;
const nothing = () => null;

/**
 * A step after the notice, or what stands around one. Its code is here before the step is gone to, except in a page that
 * a server made of a plain form: the boundary, which both sides draw, lets that page stand as it is until the code has
 * come.
 */
export function DeferredStep(props: DeferredStepProps) {
  const [steps] = useState(props.flow.deferredSteps);
  // The step itself says that it did not arrive.
  const failed = props.step === 'summary' ? nothing : noStep;
  if (!steps) return <LazyStep props={props} waiting={null} failed={failed} />;
  return (
    <Suspense>
      <FetchedStep {...props} steps={steps} />
    </Suspense>
  );
}
