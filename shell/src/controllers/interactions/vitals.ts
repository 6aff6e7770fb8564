import { LANG_CODE } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { VitalsBeacon } from 'shared/contract/site/vitals';
import { firstPage } from '../../kernel/page-data.ts';

/** Milliseconds; shorter interactions feel instant. Lowest that browsers allow to ask for. */
const SHORTEST = 16;

type Entry = PerformanceEntry & {
  hadRecentInput?: boolean;
  value?: number;
  interactionId?: number;
  responseStart?: number;
  type?: VitalsBeacon['navigation'];
};

/** The DOM's types do not know `durationThreshold` (Event Timing, section 3.3) yet. */
const options = (type: string): PerformanceObserverInit =>
  ({ type, buffered: true, durationThreshold: SHORTEST }) as PerformanceObserverInit;

/**
 * Tells once, when the document is left for the first time, how it felt. Smaller than the library of the name, with its
 * definitions but two: CLS is the sum of all shifts, not of the worst five seconds, and INP is the longest interaction.
 */
export function watchVitals(): void {
  let [lcp, inp, cls] = [0, 0, 0];
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options(type));
  watch('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  watch('layout-shift', (entry) => (cls += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  watch('event', (entry) => (inp = entry.interactionId ? Math.max(inp, entry.duration) : inp));
  const page = location.pathname.slice(6) || '/';
  document.addEventListener(
    'visibilitychange',
    () => {
      const [start] = performance.getEntriesByType('navigation') as Entry[];
      const beacon = {
        page,
        navigation: start?.type,
        ttfb: start?.responseStart,
        lcp: lcp || undefined,
        inp: inp || undefined,
        cls,
        language: LANG_CODE[firstPage.lang],
      };
      navigator.sendBeacon(`${API_PREFIX}/rum`, JSON.stringify(beacon));
    },
    { once: true },
  );
}
