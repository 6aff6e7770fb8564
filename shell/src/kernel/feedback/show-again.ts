import { endProgress, startProgress } from './progress.ts';
import { prepare } from '../prepare.ts';
import { showPage } from '../show-page.ts';

/** A signal that aborts as soon as the visitor goes anywhere. */
function untilNextNavigation(): AbortSignal {
  const stay = new AbortController();
  navigation.addEventListener('navigate', () => stay.abort(), { once: true });
  return stay.signal;
}

/**
 * The page of this address takes the place of the screen that stands in for it, in the same document. No navigation
 * brings it: that would stop the visitor's own one, and of back and forward the document hears late.
 */
export async function showAgain(): Promise<void> {
  if (navigation.transition) return;
  const signal = untilNextNavigation();
  startProgress(signal);
  const fragment = await prepare(new URL(location.href), signal);
  if (signal.aborted) return;
  if (!fragment) return location.reload();
  if (fragment.status !== 0) showPage(fragment, { scroll: () => scrollTo({ top: 0, behavior: 'instant' }) });
  endProgress(fragment.status === 0 ? 'failed' : 'done');
}
