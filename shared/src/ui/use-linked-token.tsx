import { useEffect, useRef } from 'react';

/**
 * The secret of the address, now and whenever another link is opened in this page. It stands after the `#`, which browsers
 * send to nobody.
 * @param name of the link: `#visit=…`
 */
export function useLinkedToken(name: 'visit' | 'waiting' | 'application', onToken: (token: string) => void): void {
  const latest = useRef(onToken);
  useEffect(() => {
    latest.current = onToken;
  });
  useEffect(() => {
    const link = new RegExp(`^#${name}=([\\w-]{22})$`);
    const read = () => {
      const token = link.exec(location.hash)?.[1];
      if (token !== undefined) latest.current(token);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [name]);
}
