/** Milliseconds; longer than what `EaseOff` takes for a slow picture. */
const ANSWER = 600;
/** What answers a press. */
const ANSWERING = 'a, button, summary, input, select, label';

export interface Drawing {
  rest: () => void;
  wake: () => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Lets a drawing rest while the page answers a press, or another one comes: what paints the answer paints the canvas too.
 */
export function giveWay({ rest, wake, signal }: Drawing): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = () => {
    clearTimeout(timer);
    rest();
    timer = setTimeout(wake, ANSWER);
  };
  const onPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest(ANSWERING)) answer();
  };
  globalThis.navigation?.addEventListener('navigate', answer, { signal });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, onPress, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
