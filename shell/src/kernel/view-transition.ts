const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState !== 'visible';

const nothing = () => {};

/**
 * Resolves when the browser has a picture of the old page, and shows it until the result is called or the navigation is
 * aborted; at once where nothing is to move.
 */
export async function capture(signal: AbortSignal): Promise<() => void> {
  if (!document.startViewTransition || isStill()) return nothing;
  const [captured, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transition = document.startViewTransition(() => {
    captured.resolve();
    return changed.promise;
  });
  signal.addEventListener('abort', () => {
    changed.resolve();
    transition.skipTransition();
  });
  // Both reject when a transition is skipped, which is no failure of the navigation.
  transition.ready.catch(nothing);
  transition.finished.catch(nothing);
  await captured.promise;
  return changed.resolve;
}
