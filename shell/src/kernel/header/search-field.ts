/*
 * An empty keyword is answered in our words where it was sent (spec RULE-search-keyword), before the search's controller is
 * here; before this script is, its page answers in the same words.
 */

const FIELD = 'input[name=key]';

/** @returns whether the field says so */
function announceEmptiness(field: HTMLInputElement | null, isEmpty: boolean): boolean {
  const error = field?.form?.querySelector<HTMLElement>('[data-search-error]');
  if (!error || !field) return false;
  error.textContent = (isEmpty && error.dataset['searchError']) || '';
  field.setAttribute('aria-invalid', String(isEmpty));
  return isEmpty;
}

function onSubmit(event: SubmitEvent): void {
  const field = (event.target as HTMLFormElement).querySelector<HTMLInputElement>(FIELD);
  if (!announceEmptiness(field, field?.value.trim() === '')) return;
  event.preventDefault();
  field?.focus();
}

function onInput(event: Event): void {
  const field = event.target as HTMLInputElement;
  if (field.matches('[aria-invalid=true]')) announceEmptiness(field, false);
}

export function listenForSearch(): void {
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput);
}
