import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** A press on a link, and the browser until it has painted. @param underWay navigations at the press and after it */
function press({ isConnected = true, underWay = [null, null] as readonly unknown[] } = {}) {
  const navigation = { transition: underWay[0] };
  const frames: (() => void)[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => void frames.push(task));
  const task = vi.fn();
  afterPaint({ isConnected } as Element, task);
  const paint = () => {
    navigation.transition = underWay[1];
    for (const frame of frames) frame();
    expect(task, 'the browser paints first').not.toHaveBeenCalled();
    vi.runAllTimers();
  };
  return { task, paint };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OLD = { to: 'an earlier page' };

it.each([
  ['nothing else is under way', [null, null]],
  ['somebody changes their mind about a page that is still coming', [OLD, OLD]],
  ['that page has come to nothing meanwhile', [OLD, null]],
])('a press has its effect after it was shown, when %s', (_what, underWay) => {
  const { task, paint } = press({ underWay });
  paint();
  expect(task).toHaveBeenCalledOnce();
});

it.each([
  ['has gone to another page since', { underWay: [null, OLD] }],
  ['sees another page already', { isConnected: false }],
])('a press has none for somebody who %s', (_what, circumstances) => {
  const { task, paint } = press(circumstances);
  paint();
  expect(task).not.toHaveBeenCalled();
});
