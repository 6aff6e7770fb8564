/*
 * What search must do before its controller is here: the field has the focus in the frame in which it opens, so that no
 * letter is lost, and an empty keyword is answered in our words (spec RULE-search-keyword).
 */

const FIELD = 'input[name=key]';
const focusIn = (panel: ParentNode | null) => panel?.querySelector<HTMLElement>(FIELD)?.focus();

/** The browser would open it a task later, after what somebody types at once. */
function onClick(event: Event): void {
  const summary = (event.target as Element).closest('[data-tool=search] > summary');
  if (!summary) return;
  event.preventDefault();
  const details = summary.parentElement as HTMLDetailsElement;
  details.open = !details.open;
  if (details.open) focusIn(details);
}

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
  // Opened while this script was on its way.
  focusIn(document.querySelector('[data-tool=search][open]'));
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput);
}
