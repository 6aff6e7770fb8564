import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

const FILM = '<video loop controls></video><button hidden></button>';

/** A page with a loop, and what the browser sees of it. */
async function openLoop({ html = FILM, still = false, saveData = false, refuses = false } = {}) {
  const { window } = openWindow({ html });
  const watched = new Set<Element>();
  let notice = (_entries: object[]): void => undefined;
  class Observer {
    constructor(listener: typeof notice, { threshold }: { threshold: number }) {
      expect(threshold).toBe(0.35);
      notice = listener;
    }
    observe(element: Element) {
      watched.add(element);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('prefers-reduced-motion: reduce'),
  }));
  vi.stubGlobal('navigator', { connection: { saveData } });
  const film = document.querySelector('video');
  let paused = true;
  const turn = (to: boolean, event: string) => {
    paused = to;
    film?.dispatchEvent(new window.Event(event));
  };
  if (film) {
    Object.defineProperty(film, 'paused', { get: () => paused });
    film.play = async () => {
      if (refuses) throw new Error('saves power');
      turn(false, 'playing');
    };
    film.pause = () => turn(true, 'pause');
  }
  const { playLoops } = await import('./loops.ts');
  playLoops();
  const see = (isIntersecting: boolean) => notice([{ target: film, isIntersecting }]);
  const button = () => document.querySelector('button');
  const says = () => button()?.hasAttribute('data-playing');
  return { film, button, watched, see, says, isPlaying: () => !paused };
}

describe('a silent loop', () => {
  it('plays while it is in sight, and has one button instead of controls', async () => {
    const { film, button, see, isPlaying, says } = await openLoop();
    expect([film?.controls, button()?.hidden, isPlaying()]).toEqual([false, false, false]);
    see(true);
    expect([isPlaying(), says()]).toEqual([true, true]);
    see(false);
    expect([isPlaying(), says()]).toEqual([false, false]);
  });

  it('that a visitor stops does not begin again by itself, but by the button', async () => {
    const { see, watched, isPlaying } = await openLoop();
    see(true);
    click('button');
    expect([isPlaying(), watched.size]).toEqual([false, 0]);
    click('button');
    expect([isPlaying(), watched.size]).toEqual([true, 1]);
  });

  it.each([{ still: true }, { saveData: true }])('waits for the button of a visitor with %j', async (options) => {
    const { watched, isPlaying } = await openLoop(options);
    expect(watched.size).toBe(0);
    click('button');
    expect(isPlaying()).toBe(true);
  });

  it('that the browser refuses says that nothing moves', async () => {
    const { see, says } = await openLoop({ refuses: true });
    see(true);
    await vi.waitFor(() => expect(says()).toBe(false));
  });

  it('is looked for only where there is one', async () => {
    expect((await openLoop({ html: '<video controls></video><button hidden></button>' })).button()?.hidden).toBe(true);
  });
});
