import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether somebody works with the panel yet: points at it, touches it or comes to it by keys. `begin` is told once. */
export function useWorkingPanel(begin: () => void) {
  const panel = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(false);
  const start = useEffectEvent(() => {
    setWanted(true);
    begin();
  });
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    const first = new AbortController();
    const { signal } = first;
    for (const type of ['pointerover', 'pointermove', 'focusin']) {
      current.addEventListener(
        type,
        () => {
          first.abort();
          start();
        },
        { signal, passive: true },
      );
    }
    return () => first.abort();
  }, []);

  function enlarge(): void {
    const changed = document.fullscreenElement ? document.exitFullscreen() : panel.current?.requestFullscreen();
    // A browser that refuses leaves the panel as it is.
    changed?.catch(() => {});
  }
  return { panel, isWanted, enlarge };
}
