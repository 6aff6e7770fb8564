import { useEffect, useRef } from 'react';
import { useOwnAddresses } from 'shared';
import { BrowserRouter, useLocation, useNavigate } from 'shared/router';

/** Goes to a path below the island's own address; `replace` leaves no way back to the present one. */
export type Go = (path: string, replace?: boolean) => void;

/** Where the island is, below its own address. */
export interface Address {
  pathname: string;
  /** The query with its question mark. */
  search: string;
}

export interface AddressBridgeProps {
  /** The island's own address, such as `/cn/en/media`. */
  basename: string;
  /** Told the way to go on from now on. */
  onReady: (go: Go) => void;
  /** Told every new address, also by back and forward. */
  onAddress: (address: Address) => void;
}

/** Ties an island to the address. Apart from it, so that nobody waits for a router who only reads. */
export function AddressBridge({ basename, ...bridge }: AddressBridgeProps) {
  return (
    <BrowserRouter basename={basename}>
      <Bridge {...bridge} />
    </BrowserRouter>
  );
}

function Bridge({ onReady, onAddress }: Omit<AddressBridgeProps, 'basename'>) {
  const location = useLocation();
  const found = useRef(location);
  const navigate = useNavigate();
  useOwnAddresses();
  useEffect(() => onReady((path, replace = false) => void navigate(path, { replace })), [navigate, onReady]);
  useEffect(() => {
    // What was found at first is where the island came from, and not where it went when the router was fetched.
    if (location !== found.current) onAddress({ pathname: location.pathname, search: location.search });
  }, [onAddress, location]);
  return null;
}
