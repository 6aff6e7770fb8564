import { afterEach, describe, expect, it, vi } from 'vitest';
import { cropOf, drawForPage } from './air-drawing.ts';
import type { Opening, PageEvent } from './messages.ts';

describe('where the air is drawn', () => {
  const field = { width: 1920, height: 1080 };

  it.each([
    [
      { width: 1440, height: 780 },
      { scale: 0.75, left: 0, top: -15 },
    ],
    [
      { width: 960, height: 1080 },
      { scale: 1, left: -480, top: 0 },
    ],
  ])('in a box of %j is cropped as the picture is', (box, crop) => {
    expect(cropOf(box, field)).toEqual(crop);
  });
});

const LINES = `<svg viewBox="0 0 200 100"><path d="M0 80c10 0 90 0 100 0s90 0 100 0" stroke-width="1" opacity="0.5"/></svg>`;
const BOX = { kind: 'resized', width: 100, height: 50, density: 3 } as const;

/** A worker, what it said to its page, and pictures of the screen that come when they are asked for. */
function work(lines: string) {
  const said: unknown[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (message: unknown) => void said.push(message) });
  let next: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => ((next = draw), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (next = undefined));
  const canvas = { width: 0, height: 0, getContext: () => context };
  const context: object = new Proxy<Record<string, unknown>>(
    { canvas },
    {
      get: (known, name: string) => known[name] ?? (() => ({ addColorStop: () => {} })),
    },
  );
  drawForPage(worker);
  const report = (data: Opening | PageEvent) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const palette = { stream: '', signal: '', smoke: '', night: '' };
  const accent = { d: 'M0 60c10 0 90 0 100 0s90 0 100 0', weight: 2 };
  report({ kind: 'opened', canvas: canvas as unknown as OffscreenCanvas, lines, accent, palette });
  const show = (time: number) => {
    const draw = next;
    next = undefined;
    draw?.(time);
  };
  return { said, canvas, report, show, isWaiting: () => next !== undefined };
}

// Spec STATE-wind, LIM-wind.
describe('a worker that draws the air', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('draws while the page is looked at, and says when the first picture is there', () => {
    const { said, canvas, report, show, isWaiting } = work(LINES);
    report(BOX);
    report({ kind: 'scrolled', scene: 0, scenes: 5, isHeld: false });
    report({ kind: 'pointed', x: 50, y: 20 });
    report({ kind: 'woken' });
    expect(isWaiting()).toBe(true);
    show(16);
    show(32);
    expect(said).toEqual(['drawn']);
    expect(canvas).toMatchObject({ width: 100, height: 50 });
    report({ kind: 'rested' });
    expect(isWaiting()).toBe(false);
  });

  it('says that there will be no more pictures when they come too late', () => {
    const { said, report, show, isWaiting } = work(LINES);
    report(BOX);
    report({ kind: 'woken' });
    expect(isWaiting()).toBe(true);
    for (let at = 1; at < 20; at += 1) show(at * 60);
    expect(said).toEqual(['drawn', 'ended']);
    expect(isWaiting()).toBe(false);
  });

  it('says so when there are no lines to draw', () => {
    const { said } = work('');
    expect(said).toEqual(['ended']);
  });
});
