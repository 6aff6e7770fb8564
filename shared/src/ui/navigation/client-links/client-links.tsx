import type { MouseEvent, ReactNode } from 'react';

export interface ClientLinksProps {
  /** Told the address of a followed link; true when it was dealt with, so that the browser stays. */
  follow: (url: URL) => boolean;
  children: ReactNode;
  className?: string | undefined;
}

/** Links that an island answers itself once it is alive. New tabs and the time before belong to the browser. */
export function ClientLinks({ follow, children, className }: ClientLinksProps) {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || !isPlain(event)) return;
    if (follow(new URL(link.href))) event.preventDefault();
  }
  return (
    <div className={className} role="presentation" onClick={onClick}>
      {children}
    </div>
  );
}

function isPlain(event: MouseEvent): boolean {
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !changed && event.button === 0 && !event.defaultPrevented;
}
