import { useEffect } from 'react';
import { useOwnAddresses } from 'shared';
import { BrowserRouter, useLocation, useNavigate } from 'shared/router';

export interface AddressBridgeProps {
  basename: string;
  /** Where the visitor wanted to go when the router was fetched. */
  first: string;
  /** Told the way to go on from now on. */
  onReady: (go: (path: string) => void) => void;
  /** Told every new query of the address, also by back and forward. */
  onSearch: (search: string) => void;
}

/** Ties the library to the address. Apart from it, so that nobody waits for a router who only reads. */
export function AddressBridge({ basename, ...bridge }: AddressBridgeProps) {
  return (
    <BrowserRouter basename={basename}>
      <Bridge {...bridge} />
    </BrowserRouter>
  );
}

function Bridge({ first, onReady, onSearch }: Omit<AddressBridgeProps, 'basename'>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useOwnAddresses();
  useEffect(() => onReady((path) => void navigate(path)), [navigate, onReady]);
  useEffect(() => void navigate(first), [navigate, first]);
  useEffect(() => onSearch(search), [onSearch, search]);
  return null;
}
