import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

async function openSearches() {
  openWindow({ html: '' });
  return import('./recent-searches.ts');
}

describe('what a visitor searched for', () => {
  it('is remembered, the newest first, each word once, five of them', async () => {
    const { recentSearches, rememberSearch } = await openSearches();
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberSearch(word);
    expect(recentSearches()).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('can be forgotten', async () => {
    const { recentSearches, rememberSearch, forgetSearches } = await openSearches();
    rememberSearch('wind');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', '{"a":1}', '7'])('is nothing when somebody else wrote there: %s', async (text) => {
    const { recentSearches } = await openSearches();
    localStorage.setItem('recent-searches', text);
    expect(recentSearches()).toEqual([]);
  });

  it('has no words that are none', async () => {
    const { recentSearches } = await openSearches();
    localStorage.setItem('recent-searches', '["wind",7,null]');
    expect(recentSearches()).toEqual(['wind']);
  });

  it('is not remembered where storage is denied, and nothing breaks', async () => {
    const { recentSearches, rememberSearch, forgetSearches } = await openSearches();
    vi.stubGlobal('localStorage', undefined);
    rememberSearch('wind');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
});
