import { highlighted } from './suggestions.ts';

const ID = 'search-list';

/** The list of words under the search field; focus stays in the field, `aria-activedescendant` names the word. */
export class SearchList {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  #words: readonly string[] = [];
  #index = -1;
  onChoose: (word: string) => void = () => {};

  constructor(input: HTMLInputElement, list: HTMLElement, name: string) {
    this.#input = input;
    this.#list = list;
    list.id = ID;
    list.role = 'listbox';
    list.setAttribute('aria-label', name);
    input.role = 'combobox';
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', ID);
    input.setAttribute('aria-expanded', 'false');
    // Pressing must not take the focus out of the field.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => this.#choose(event));
  }

  get isOpen(): boolean {
    return !this.#list.hidden;
  }

  /** The word that Enter would take. */
  get active(): string | null {
    return this.isOpen ? (this.#words[this.#index] ?? null) : null;
  }

  show(words: readonly string[], keyword: string): void {
    this.#words = words;
    this.#list.replaceChildren(...words.map((word, index) => option(word, keyword, index)));
    this.#list.hidden = words.length === 0;
    this.#input.setAttribute('aria-expanded', String(words.length > 0));
    this.#activate(-1);
  }

  /** Down from the field is the first word, up is the last; beyond either end lies the field again. */
  move(step: 1 | -1): void {
    const positions = this.#words.length + 1;
    this.#activate(((this.#index + 1 + step + positions) % positions) - 1);
  }

  #activate(index: number): void {
    this.#index = index;
    [...this.#list.children].forEach((element, at) => element.setAttribute('aria-selected', String(at === index)));
    const active = this.#list.children[index];
    active?.scrollIntoView({ block: 'nearest' });
    if (active) this.#input.setAttribute('aria-activedescendant', active.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #choose(event: Event): void {
    const element = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    const word = element ? this.#words[[...this.#list.children].indexOf(element)] : undefined;
    if (word !== undefined) this.onChoose(word);
  }
}

function option(word: string, keyword: string, index: number): HTMLElement {
  const element = document.createElement('li');
  element.id = `${ID}-${index}`;
  element.role = 'option';
  const text = document.createElement('span');
  text.append(
    ...highlighted(word, keyword).map(([part, isMatch]) => {
      if (!isMatch) return part;
      const mark = document.createElement('mark');
      mark.textContent = part;
      return mark;
    }),
  );
  element.append(text);
  return element;
}
