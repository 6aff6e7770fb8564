import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import { isStep, type Step } from '../model/visit-draft.ts';
import type { AddressBridgeProps } from './address-bridge.tsx';

type Go = (path: string, replace: boolean) => void;
type Place = Step | 'done';

interface StepAddress {
  /** Goes to a step's address; `replace` leaves no way back to the present one. */
  go: (step: Place, replace?: boolean) => void;
  /** To be put into the tree: nothing until the router is here. */
  bridge: ReactNode;
}

async function fetchBridge(): Promise<ComponentType<AddressBridgeProps>> {
  // Before the part that needs it, which would stay broken for every retry if it were evaluated without its router.
  await import('shared/router');
  const part = await import(/* webpackChunkName: "visit-address" */ './address-bridge.tsx');
  return part.AddressBridge;
}

/** The step as address. The router is fetched with the first step; without it the steps change all the same. */
export function useStepAddress(onStep: (step: Place) => void): StepAddress {
  const { lang } = usePage();
  const basename = `${BASE}/${lang}/book`;
  const [Bridge, setBridge] = useState<ComponentType<AddressBridgeProps> | null>(null);
  const navigate = useRef<Go | null>(null);
  const waiting = useRef<{ path: string; replace: boolean } | null>(null);
  const told = useRef(onStep);
  useEffect(() => {
    told.current = onStep;
  });
  const [events] = useState(() => ({
    onReady: (go: Go) => {
      navigate.current = go;
      if (waiting.current) go(waiting.current.path, waiting.current.replace);
    },
    onPath: (path: string) => {
      const step = path.slice(1);
      // Until the first step has reached the address, the address is still the old one.
      if (waiting.current && waiting.current.path !== path) return;
      waiting.current = null;
      if (isStep(step) || step === 'done') told.current(step);
      else location.reload();
    },
  }));

  function go(step: Place, replace = false): void {
    told.current(step);
    const path = `/${step}`;
    if (navigate.current) return navigate.current(path, replace);
    waiting.current = { path, replace };
    fetchBridge().then(
      (part) => setBridge(() => part),
      () => (waiting.current = null),
    );
  }
  return { go, bridge: Bridge && <Bridge basename={basename} {...events} /> };
}
