import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { AddressBridgeProps } from './address-bridge.tsx';

interface Address {
  /** The query of the present address, with its question mark. */
  search: string;
  go: (path: string) => void;
  /** To be put into the tree: nothing until the first step. */
  bridge: ReactNode;
}

interface Bridged {
  Bridge: ComponentType<AddressBridgeProps>;
  first: string;
}

async function fetchBridge(): Promise<Bridged['Bridge']> {
  // Before the part that needs it, which would stay broken for every retry if it were evaluated without its router.
  await import('shared/router');
  const part = await import(/* webpackChunkName: "address-bridge" */ './address-bridge.tsx');
  return part.AddressBridge;
}

/** The address as state. The router is fetched with the first step; without it the browser takes the step. */
export function useAddress(basename: string, start: string): Address {
  const [search, setSearch] = useState(start);
  const [bridged, setBridged] = useState<Bridged | null>(null);
  const navigate = useRef<((path: string) => void) | null>(null);
  const [onReady] = useState(() => (go: (path: string) => void) => {
    navigate.current = go;
  });

  function go(path: string): void {
    if (navigate.current) return navigate.current(path);
    fetchBridge().then(
      (Bridge) => setBridged({ Bridge, first: path }),
      () => location.assign(basename + path),
    );
  }
  const bridge = bridged && (
    <bridged.Bridge basename={basename} first={bridged.first} onReady={onReady} onSearch={setSearch} />
  );
  return { search, go, bridge };
}
