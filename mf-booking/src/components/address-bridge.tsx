import { useEffect } from 'react';
import { useOwnAddresses } from 'shared';
import { BrowserRouter, useLocation, useNavigate } from 'shared/router';

export interface AddressBridgeProps {
  /** `/cn/en/book` */
  basename: string;
  /** Told the way to go on from now on. */
  onReady: (go: (path: string, replace: boolean) => void) => void;
  /** Told the present path below `basename`, also after back and forward. */
  onPath: (path: string) => void;
}

/** Ties the steps to their addresses. Apart from them, so that nobody waits for a router who only reads the notice. */
export function AddressBridge({ basename, ...bridge }: AddressBridgeProps) {
  return (
    <BrowserRouter basename={basename}>
      <Bridge {...bridge} />
    </BrowserRouter>
  );
}

function Bridge({ onReady, onPath }: Omit<AddressBridgeProps, 'basename'>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useOwnAddresses();
  useEffect(() => onReady((path, replace) => void navigate(path, { replace })), [navigate, onReady]);
  useEffect(() => onPath(pathname), [onPath, pathname]);
  return null;
}
