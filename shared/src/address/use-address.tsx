import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Address, AddressBridgeProps, Go } from './address-bridge.tsx';

interface AddressOptions {
  /** The island's own address, such as `/cn/en/media`. */
  basename: string;
  /** Told every new address below it, also by back and forward. */
  onAddress: (address: Address) => void;
  /** Where the router cannot be fetched. */
  onFailure?: (path: string) => void;
}

interface OwnAddress {
  go: Go;
  /** To be put into the tree: nothing until the first step. */
  bridge: ReactNode;
}

async function fetchBridge(): Promise<ComponentType<AddressBridgeProps>> {
  // Before what needs it, which would stay broken for every retry if it were evaluated without its router.
  await import('shared/router');
  const { AddressBridge } = await import(/* webpackChunkName: "address" */ './address-bridge.tsx');
  return AddressBridge;
}

/** The address as state of an island whose route `owns` addresses. The router is fetched with the first step. */
export function useAddress({ basename, onAddress, onFailure }: AddressOptions): OwnAddress {
  const [Bridge, setBridge] = useState<ComponentType<AddressBridgeProps> | null>(null);
  const navigate = useRef<Go | null>(null);
  const waiting = useRef<Parameters<Go> | null>(null);
  const latest = useRef(onAddress);
  useEffect(() => {
    latest.current = onAddress;
  });
  const [events] = useState(() => ({
    onReady: (go: Go) => {
      navigate.current = go;
      if (waiting.current) go(...waiting.current);
      waiting.current = null;
    },
    onAddress: (address: Address) => latest.current(address),
  }));

  function go(...step: Parameters<Go>): void {
    if (navigate.current) return navigate.current(...step);
    // What only moved on from a step that could not be taken yet is that step.
    const [path, replace] = step;
    waiting.current = [path, replace === true && (waiting.current?.[1] ?? true)];
    fetchBridge().then(
      (found) => setBridge(() => found),
      () => {
        waiting.current = null;
        onFailure?.(step[0]);
      },
    );
  }
  return { go, bridge: Bridge && <Bridge basename={basename} {...events} /> };
}
