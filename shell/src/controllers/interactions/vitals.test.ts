import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

type Observed = { type: string; buffered: boolean; durationThreshold: number };

/** A page that is measured; `say` is what the browser has seen. */
async function openMeasured({ path = '/cn/en/cars' } = {}) {
  const { window } = openWindow({ html: '' });
  vi.stubGlobal('location', { pathname: path });
  const observers: { options: Observed; notify: (entries: object[]) => void }[] = [];
  class Observer {
    readonly #listener: (list: { getEntries: () => object[] }) => void;
    constructor(listener: (list: { getEntries: () => object[] }) => void) {
      this.#listener = listener;
    }
    observe(options: Observed) {
      observers.push({ options, notify: (entries) => this.#listener({ getEntries: () => entries }) });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate', responseStart: 80 }] as never);
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  const { watchVitals } = await import('./vitals.ts');
  watchVitals();
  const say = (type: string, ...entries: object[]) =>
    observers.find(({ options }) => options.type === type)?.notify(entries);
  const leave = () => document.dispatchEvent(new window.Event('visibilitychange'));
  const sent = () => sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body) as unknown]);
  return { observers, say, leave, sent };
}

describe('how a visit felt', () => {
  it('is told once, when it is left for the first time', async () => {
    const { say, leave, sent, observers } = await openMeasured();
    expect(observers.map(({ options }) => options)).toEqual(
      ['largest-contentful-paint', 'layout-shift', 'event'].map((type) => ({
        type,
        buffered: true,
        durationThreshold: 16,
      })),
    );
    say('largest-contentful-paint', { startTime: 300 }, { startTime: 900 });
    say('layout-shift', { value: 0.1 }, { value: 0.2, hadRecentInput: true }, { value: 0.05 }, {});
    say('event', { duration: 500 }, { interactionId: 1, duration: 120 }, { interactionId: 2, duration: 80 });
    leave();
    leave();
    expect(sent()).toEqual([
      [
        '/cn/api/rum',
        {
          page: '/cars',
          navigation: 'navigate',
          ttfb: 80,
          lcp: 900,
          inp: 120,
          cls: expect.closeTo(0.15) as number,
          language: 2,
        },
      ],
    ]);
  });

  it('says nothing of what did not happen', async () => {
    const { leave, sent } = await openMeasured();
    leave();
    expect(sent()[0]?.[1]).toEqual({ page: '/cars', navigation: 'navigate', ttfb: 80, cls: 0, language: 2 });
  });

  it('of the home page says so, and nothing of a time that browsers do not tell', async () => {
    const { leave, sent } = await openMeasured({ path: '/cn/en' });
    vi.mocked(performance.getEntriesByType).mockReturnValue([]);
    leave();
    expect(sent()[0]?.[1]).toEqual({ page: '/', cls: 0, language: 2 });
  });
});
