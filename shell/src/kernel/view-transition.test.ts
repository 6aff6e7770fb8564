import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

/** A browser that takes its picture of the page when it is told to. */
async function openTransitions({ isReduced = false, isHidden = false } = {}) {
  const { window } = openWindow({ html: '<h1>Cars</h1>' });
  const skipTransition = vi.fn();
  const updates: (() => Promise<void>)[] = [];
  const start = vi.fn((update: () => Promise<void>) => {
    updates.push(update);
    const skipped = Promise.reject(new Error('skipped'));
    return { ready: skipped, finished: skipped, skipTransition };
  });
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  if (isHidden) vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { capture } = await import('./view-transition.ts');
  return { capture, start, skipTransition, takePicture: () => updates[0]?.() };
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown> | undefined): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, vi.advanceTimersByTimeAsync(0).then(() => pending)])) !== pending;
}

describe('the picture of the old page', () => {
  it('is there before anything changes, and stands until the new page does', async () => {
    const { capture, takePicture } = await openTransitions();
    const captured = capture(new AbortController().signal);
    expect(await isSettled(captured)).toBe(false);
    const changed = takePicture();
    const release = await captured;
    expect(await isSettled(changed)).toBe(false);
    release();
    expect(await isSettled(changed)).toBe(true);
  });

  it('goes at once with a navigation that is given up', async () => {
    const { capture, takePicture, skipTransition } = await openTransitions();
    const giving = new AbortController();
    const captured = capture(giving.signal);
    const changed = takePicture();
    await captured;
    giving.abort();
    expect(await isSettled(changed)).toBe(true);
    expect(skipTransition).toHaveBeenCalledOnce();
  });

  it.each([
    ['for visitors who want nothing to move', { isReduced: true }],
    ['where nobody looks', { isHidden: true }],
  ])('is not taken %s', async (_when, how) => {
    const { capture, start } = await openTransitions(how);
    const release = await capture(new AbortController().signal);
    expect(release).not.toThrow();
    expect(start).not.toHaveBeenCalled();
  });

  it('is not needed by browsers that have no transitions', async () => {
    const { capture } = await openTransitions();
    Reflect.deleteProperty(document, 'startViewTransition');
    expect(await isSettled(capture(new AbortController().signal))).toBe(true);
  });
});
