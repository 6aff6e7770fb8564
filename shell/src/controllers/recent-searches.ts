const KEY = 'recent-searches';
const MOST = 5;

/** What this visitor searched for, newest first. Stays on the device and is never sent. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MOST) : [];
  } catch {
    // Storage is denied, or somebody else wrote there: then nothing is remembered.
    return [];
  }
}

export function rememberSearch(word: string): void {
  const others = recentSearches().filter((known) => known !== word);
  try {
    localStorage.setItem(KEY, JSON.stringify([word, ...others].slice(0, MOST)));
  } catch {
    // As above.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
