import type { ReactNode } from 'react';
import { useAddress } from 'shared/address';
import { isStep, type Step } from '../../../model/visit-draft.ts';

type StepOrDone = Step | 'done';

interface StepAddress {
  /** Goes to a step's address; `replace` leaves no way back to the present one. */
  go: (step: StepOrDone, replace?: boolean) => void;
  /** To be put into the tree: nothing until the router is here. */
  bridge: ReactNode;
}

/** The step as address. The router is fetched with the first step; without it the steps change all the same. */
export function useStepAddress(base: string, onStep: (step: StepOrDone) => void): StepAddress {
  const address = useAddress({
    basename: base,
    onAddress: ({ pathname }) => {
      const step = pathname.slice(1);
      if (isStep(step) || step === 'done') onStep(step);
      else location.reload();
    },
  });

  function go(step: StepOrDone, replace = false): void {
    onStep(step);
    address.go(`/${step}`, replace);
  }
  return { go, bridge: address.bridge };
}
