import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';

const SEARCH = `<div data-tool="search"><button>Search</button><div popover>
  <form action="/cn/en/search" data-suggestions="Suggestions" data-recent="Recent" data-clear="Clear">
    <input name="key"><div data-search-recent hidden></div><ul data-search-list hidden></ul></form></div></div>`;
const RECENT = 'recent-searches';

/** The search of a visitor who has looked for these words before; the service suggests these. */
async function openSearch({ recent = [], suggested = [] }: { recent?: string[]; suggested?: string[] } = {}) {
  const opened = openWindow({ html: SEARCH });
  const { rememberSearch } = await import('./recent-searches.ts');
  for (const word of recent.toReversed()) rememberSearch(word);
  const fetch = vi.fn(async (_address: string) => Response.json({ code: '0000', msg: '', data: { words: suggested } }));
  vi.stubGlobal('fetch', fetch);
  await import('./search.ts');
  const input = document.querySelector('input') as HTMLInputElement;
  const form = document.querySelector('form') as HTMLFormElement;
  const list = document.querySelector('[data-search-list]') as HTMLElement;
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  const press = (key: string, more: object = {}) => {
    const { KeyboardEvent } = opened.window;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    input.dispatchEvent(event);
    return event;
  };
  return { ...opened, input, form, list, sent, press, fetch };
}

const recentTexts = () => {
  const element = document.querySelector('[data-search-recent]') as HTMLElement;
  return element.hidden ? null : [...element.children].map(({ textContent }) => textContent);
};

describe('somebody who searched before', () => {
  it('finds the words again, each a way to its results', async () => {
    await openSearch({ recent: ['wind tunnel', '风'] });
    expect(recentTexts()).toEqual(['Recent', 'wind tunnel', '风', 'Clear']);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-search-recent] a')];
    expect(links.map(({ href }) => href.replace('https://www.example.com', ''))).toEqual([
      '/cn/en/search?key=wind%20tunnel',
      '/cn/en/search?key=%E9%A3%8E',
    ]);
  });

  it('forgets them with one press, and writes on', async () => {
    const { input } = await openSearch({ recent: ['wind'] });
    click('[data-search-recent] button');
    expect(recentTexts()).toBeNull();
    expect(document.activeElement).toBe(input);
    expect(localStorage.getItem(RECENT) ?? '').not.toContain('wind');
  });

  it('sees nothing of them when there are none', async () => {
    await openSearch();
    expect(recentTexts()).toBeNull();
  });
});

describe('a search that is sent', () => {
  it('is remembered without the spaces around it', async () => {
    const { input, form, sent } = await openSearch();
    input.value = '  wind ';
    form.requestSubmit();
    expect([input.value, sent.mock.calls.length]).toEqual(['wind', 1]);
    const { recentSearches } = await import('./recent-searches.ts');
    expect(recentSearches()).toEqual(['wind']);
  });
});

describe('the keys of the search field', () => {
  it('are those of an input method while it composes', async () => {
    const { press, sent } = await openSearch();
    const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].map((key) => press(key, { isComposing: true }));
    expect(keys.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('move the cursor as ever while no word is suggested', async () => {
    const { press } = await openSearch();
    expect([press('ArrowDown').defaultPrevented, press('Enter').defaultPrevented]).toEqual([false, false]);
  });
});
