import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { isApiError } from 'shared/contract/section/section';

/** Milliseconds between two questions, and after one without an answer. */
const ASK_EVERY = 1000;
const ASK_LATER = 5000;

/**
 * Asks how far a ZIP file is, again and again until it is there or nobody makes it; `onChange` gets null when it is
 * forgotten. @returns what ends it
 */
export function watchBundle(
  ask: () => Promise<BundleDetail>,
  onChange: (now: BundleDetail | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const change = (now: BundleDetail | null) => {
    if (isOver) return;
    isOver = now?.state !== 'making';
    onChange(now);
  };
  const next = (wait: number) => {
    if (!isOver) timer = setTimeout(() => void look(), wait);
  };
  async function look(): Promise<void> {
    try {
      change(await ask());
      next(ASK_EVERY);
    } catch (error) {
      if (isApiError(error) && error.code === '40401') change(null);
      next(ASK_LATER);
    }
  }
  next(ASK_EVERY);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
