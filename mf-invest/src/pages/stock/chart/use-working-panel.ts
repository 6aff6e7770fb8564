import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Whether somebody works with the chart yet, and not only chooses what it shows: points at the drawing, touches it, or comes to the panel
 * by keys, which reach a drawing only once it is one to work with. `begin` is told once.
 */
export function useWorkingPanel(begin: () => void) {
  const panel = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  function start(): void {
    if (isWanted) return;
    setWanted(true);
    begin();
  }
  const onStart = useEffectEvent(start);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const onDrawing = ({ target }: Event) => {
      if (canvas.current?.contains(target as Node)) onStart();
    };
    const onKeys = ({ target }: Event) => {
      if ((target as Element).matches(':focus-visible')) onStart();
    };
    for (const type of ['pointerover', 'pointermove']) {
      panel.current?.addEventListener(type, onDrawing, { signal, passive: true });
    }
    panel.current?.addEventListener('focusin', onKeys, { signal });
    return () => ended.abort();
  }, []);

  function enlarge(): void {
    const changed = document.fullscreenElement ? document.exitFullscreen() : panel.current?.requestFullscreen();
    // A browser that refuses leaves the panel as it is.
    changed?.catch(() => {});
  }
  return { panel, canvas, isWanted, start, enlarge };
}
