import { describe, expect, it, vi } from 'vitest';
import { observeSight } from '../../testing/observed-sight.ts';
import { openWindow } from '../../testing/open-window.ts';
import type { Opening, PageEvent } from './messages.ts';
import { openTunnel, sceneAt } from './tunnel.ts';

describe('the scene that somebody has scrolled to', () => {
  /** Scenes of 400 pixels, of which the first begins 600 pixels below the top of the tunnel. */
  const scrolled = (by: number) => sceneAt(-by, { top: 600 - by, height: 400 });

  it.each([
    [-100, 0],
    [0, 0],
    [300, 0.5],
    [600, 1],
    [800, 1.5],
    [2200, 5],
  ])('by %i pixels is %d', (by, scene) => {
    expect(scrolled(by)).toBe(scene);
  });
});

const PAGE = `<section><div id="scenery"><svg data-air style="background-image: url(/lines.svg)"><path d="M0 9" stroke-width="2"/></svg></div></section>`;

/** A program that a page has started, what the page sends it, and a way for it to answer. */
async function openOn({ html = PAGE, isInSight = true } = {}) {
  const { window } = openWindow({ html });
  vi.stubGlobal('getComputedStyle', window.getComputedStyle.bind(window));
  const messages: (Opening | PageEvent)[] = [];
  const program = Object.assign(new EventTarget(), {
    postMessage: (message: Opening | PageEvent) => void messages.push(message),
    terminate: vi.fn<() => void>(),
  });
  window.HTMLCanvasElement.prototype.transferControlToOffscreen = () => new EventTarget() as OffscreenCanvas;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  observeSight(() => isInSight);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg/>')));
  const section = document.querySelector('section');
  const tunnel = section && (await openTunnel(section, () => program as unknown as Worker));
  const say = (news: string) => program.dispatchEvent(new MessageEvent('message', { data: news }));
  return { messages, program, tunnel, say, scenery: document.querySelector<HTMLElement>('#scenery') };
}

// Spec STATE-wind.
describe('the air of a page', () => {
  it('is drawn apart from it: the page hands its canvas over, and says what happens', async () => {
    const { messages } = await openOn();
    expect(messages[0]).toMatchObject({ kind: 'opened', lines: '<svg/>', accent: { d: 'M0 9', weight: 2 } });
    vi.runAllTimers();
    expect(messages.at(-1)).toEqual({ kind: 'woken' });
  });

  it('rests out of sight', async () => {
    const { messages } = await openOn({ isInSight: false });
    vi.runAllTimers();
    expect(messages.at(-1)).toEqual({ kind: 'rested' });
  });

  it('takes the place of the drawing with its first picture, and gives it back when there will be none', async () => {
    const { scenery, say, program } = await openOn();
    expect(scenery?.dataset).not.toHaveProperty('live');
    say('drawn');
    expect(scenery?.dataset).toHaveProperty('live');
    say('ended');
    expect(scenery?.dataset).not.toHaveProperty('live');
    expect(scenery?.querySelector('canvas')).toBeNull();
    expect(program.terminate).toHaveBeenCalled();
  });

  it('is the drawing that lies there when the program does not start', async () => {
    const { scenery, program } = await openOn();
    program.dispatchEvent(new MessageEvent('error'));
    expect(scenery?.querySelector('canvas')).toBeNull();
  });

  it('is left alone where there are no lines', async () => {
    expect((await openOn({ html: '<section></section>' })).tunnel).toBeNull();
  });
});
