import type { ParticipleList, SuggestedEntry } from 'shared/contract/site/search';
import { contentLink } from 'shared/contract/site/site-link';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { Lang } from 'shared/contract/text/lang';
import { highlighted, wordMarks } from './highlighted.ts';
import styles from './search-list.css?raw';

const ID = 'search-list';
/** CSS pixels of the small picture of a vehicle. */
const PICTURE_WIDTH = 96;

interface Names {
  lang: Lang;
  /** Of the list, and of the words in it. */
  suggestions: string;
}

/**
 * What is suggested under the search field: words, then groups of what has an address (WAI-ARIA APG, grouped listbox). Focus
 * stays in the field, `aria-activedescendant` names the option.
 */
export class SearchList {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #names: Names;
  #options: readonly HTMLElement[] = [];
  #index = -1;
  onChoose: (word: string) => void = () => {};

  constructor(input: HTMLInputElement, list: HTMLElement, names: Names) {
    this.#input = input;
    this.#list = list;
    this.#names = names;
    list.id = ID;
    list.role = 'listbox';
    list.setAttribute('aria-label', names.suggestions);
    input.role = 'combobox';
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', ID);
    input.setAttribute('aria-expanded', 'false');
    // Pressing must not take the focus out of the field.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => this.#choose(event));
    addStyles();
  }

  get isOpen(): boolean {
    return !this.#list.hidden;
  }

  /** What Enter would take. */
  get active(): HTMLElement | null {
    return this.isOpen ? (this.#options[this.#index] ?? null) : null;
  }

  show({ list, groups }: ParticipleList, keyword: string): void {
    const words = list.map(({ participleWord }) => wordOption(participleWord, keyword));
    const named = groups.map(({ name, entries }) => {
      const heading = document.createElement('span');
      heading.setAttribute('aria-hidden', 'true');
      heading.textContent = name;
      return group(name, [heading, ...entries.map((entry) => entryOption(entry, this.#names.lang))]);
    });
    this.#list.replaceChildren(...(words.length > 0 ? [group(this.#names.suggestions, words)] : []), ...named);
    this.#options = [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
    this.#options.forEach((option, index) => (option.id = `${ID}-${index}`));
    this.#list.hidden = this.#options.length === 0;
    this.#input.setAttribute('aria-expanded', String(this.isOpen));
    this.#activate(-1);
  }

  /** Down from the field is the first option, up is the last; beyond either end lies the field again. */
  move(step: 1 | -1): void {
    const positions = this.#options.length + 1;
    this.#activate(((this.#index + 1 + step + positions) % positions) - 1);
  }

  #activate(index: number): void {
    this.#index = index;
    this.#options.forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const active = this.#options[index];
    active?.scrollIntoView({ block: 'nearest' });
    if (active) this.#input.setAttribute('aria-activedescendant', active.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #choose({ target }: Event): void {
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset['word'] : undefined;
    if (word !== undefined) this.onChoose(word);
  }
}

/** With the elements that they are of, so that no page pays for them before somebody searches. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function group(name: string, children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('li');
  element.role = 'group';
  element.setAttribute('aria-label', name);
  element.append(...children);
  return element;
}

function option<E extends HTMLElement>(element: E, text: readonly (string | Node)[]): E {
  const words = document.createElement('span');
  words.append(...text);
  element.role = 'option';
  element.append(words);
  return element;
}

function wordOption(word: string, keyword: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['word'] = word;
  return option(element, highlighted(word, wordMarks(word, keyword)));
}

/** A link, which opens elsewhere as links do; the keys stay in the field. */
function entryOption({ title, titleMarks, url, picture }: SuggestedEntry, lang: Lang): HTMLElement {
  const element = document.createElement('a');
  element.href = contentLink(lang, url).href;
  element.tabIndex = -1;
  if (picture) element.append(smallPicture(picture));
  return option(element, highlighted(title, titleMarks));
}

function smallPicture({ name, night, width, height, widths }: NonNullable<SuggestedEntry['picture']>): HTMLElement {
  const chosen = document.documentElement.dataset['theme'];
  const isDark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  const image = document.createElement('img');
  image.src = `${MEDIA_PREFIX}/${(isDark ? night?.name : undefined) ?? name}-${Math.min(...widths)}.webp`;
  image.alt = '';
  image.width = PICTURE_WIDTH;
  image.height = Math.round((PICTURE_WIDTH * height) / width);
  return image;
}
