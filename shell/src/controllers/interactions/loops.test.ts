import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

const FILM = '<video loop controls></video><button hidden></button>';

interface Browser {
  html?: string;
  /** What its visitor prefers. */
  still?: string;
  connection?: object | undefined;
  refuses?: boolean;
}

/** A page with a loop, and what the browser sees of it. */
async function openLoop({ html = FILM, still = '', connection = {}, refuses = false }: Browser = {}) {
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
    matches: query.split(', ').includes(`(${still}: reduce)`),
  }));
  vi.stubGlobal('navigator', { connection });
  const film = document.querySelector('video');
  let paused = true;
  const turn = (to: boolean, event: string) => {
    paused = to;
    film?.dispatchEvent(new window.Event(event));
  };
  if (film) {
    Object.defineProperty(film, 'paused', { get: () => paused });
    film.play = async () => {
      turn(false, 'playing');
      if (refuses) throw new Error('saves power');
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

  it.each([{ still: 'prefers-reduced-motion' }, { still: 'prefers-reduced-data' }, { connection: { saveData: true } }])(
    'waits for the button of a visitor with %j',
    async (options) => {
      const { watched, isPlaying } = await openLoop(options);
      expect(watched.size).toBe(0);
      click('button');
      expect(isPlaying()).toBe(true);
    },
  );

  it('that the browser refuses says that nothing moves', async () => {
    const { see, says, isPlaying } = await openLoop({ refuses: true });
    see(true);
    expect(says()).toBe(true);
    await vi.waitFor(() => expect([says(), isPlaying()]).toEqual([false, false]));
  });

  it('plays in browsers that say nothing of their connection', async () => {
    expect((await openLoop({ connection: undefined })).watched.size).toBe(1);
  });

  it('is looked for only where there is one', async () => {
    expect((await openLoop({ html: '<video controls></video><button hidden></button>' })).button()?.hidden).toBe(true);
  });
});
