import { atom } from 'shared';
import type { Lang } from 'shared/contract/text/lang';

const GAINS = ['red', 'green'] as const;
/** The colour of gains; losses have the other one. */
export type Gains = (typeof GAINS)[number];

/** As the language's readers know it: red is luck in China, and a warning elsewhere. */
export const usualGains = (lang: Lang): Gains => (lang === 'cn' ? 'red' : 'green');

const KEY = 'gains';

function stored(): Gains | null {
  try {
    const text = localStorage.getItem(KEY);
    return GAINS.find((name) => name === text) ?? null;
  } catch {
    // Storage is denied.
    return null;
  }
}

const chosen = atom<Gains | null>(null);
chosen.onMount = (set) => set(stored());

/** What this device chose before; null without a choice, and before hydration. */
export const gainsAtom = atom(
  (get) => get(chosen),
  (_get, set, next: Gains) => {
    set(chosen, next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Full or denied: the tab still has it.
    }
  },
);
