/*
 * The search of the header, fetched when somebody reaches for it: a combobox with a list of words and of what has an address
 * (WAI-ARIA APG, editable combobox with list autocomplete), and recent searches. The focus is the browser's,
 * the message for an empty keyword the kernel's, which are there before it.
 */
import type { Lang } from 'shared/contract/text/lang';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { SearchList } from './search-list.ts';
import { NOTHING, Suggestions } from './suggestions.ts';

interface SearchElements {
  panel: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  recent: HTMLElement;
  list: SearchList;
}

const langOfPage = (): Lang => (document.documentElement.lang === 'en' ? 'en' : 'cn');

function findElements(): SearchElements | null {
  const panel = document.querySelector<HTMLElement>('[data-tool=search] > [popover]');
  const form = panel?.querySelector('form');
  const input = form?.querySelector('input');
  const recent = form?.querySelector<HTMLElement>('[data-search-recent]');
  const list = form?.querySelector<HTMLElement>('[data-search-list]');
  if (!panel || !form || !input || !recent || !list) return null;
  const names = { lang: langOfPage(), suggestions: form.dataset['suggestions'] ?? '' };
  return { panel, form, input, recent, list: new SearchList(input, list, names) };
}

function searchLink(form: HTMLFormElement, word: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `${form.action}?key=${encodeURIComponent(word)}`;
  link.textContent = word;
  return link;
}

function showRecent(elements: SearchElements): void {
  const { form, recent, input } = elements;
  const words = recentSearches();
  recent.hidden = words.length === 0;
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.textContent = form.dataset['clear'] ?? '';
  clear.addEventListener('click', () => {
    forgetSearches();
    recent.hidden = true;
    input.focus();
  });
  const label = document.createElement('span');
  label.textContent = form.dataset['recent'] ?? '';
  recent.replaceChildren(label, ...words.map((word) => searchLink(form, word)), clear);
}

function onSubmit({ input, list }: SearchElements, event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  input.value = input.value.trim();
  list.show(NOTHING, '');
  rememberSearch(input.value);
}

function onKey(elements: SearchElements, event: KeyboardEvent): void {
  const { list } = elements;
  // Enter, arrows and Esc of an input method choose characters, not words (spec G-35).
  if (event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (!list.isOpen) return;
    event.preventDefault();
    list.move(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Escape' && list.isOpen) {
    // Neither the kernel nor the browser closes the search as well.
    event.stopPropagation();
    event.preventDefault();
    list.show(NOTHING, '');
  } else if (event.key === 'Enter' && list.active !== null) {
    event.preventDefault();
    list.active.click();
  }
}

function start(elements: SearchElements): void {
  const { panel, form, input, list } = elements;
  const suggestions = new Suggestions(langOfPage(), (found, keyword) => list.show(found, keyword));
  showRecent(elements);
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return showRecent(elements);
    suggestions.close();
    list.show(NOTHING, '');
  });
  if (input.value !== '') suggestions.want(input.value);
  form.addEventListener('submit', (event) => {
    suggestions.stop();
    onSubmit(elements, event);
  });
  input.addEventListener('keydown', (event) => onKey(elements, event));
  const typed = () => suggestions.want(input.value);
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) typed();
  });
  input.addEventListener('compositionend', typed);
  list.onChoose = (word) => {
    input.value = word;
    form.requestSubmit();
  };
}

const elements = findElements();
if (elements) start(elements);
