/*
 * What search must do before its controller is here: the field has the focus in the frame in which it opens, so that no
 * letter is lost, and an empty keyword is answered in our words (spec RULE-search-keyword).
 */

const fieldIn = (place: ParentNode) => place.querySelector<HTMLInputElement>('input[name=key]');

/** The browser would open it a task later, after what somebody types at once. */
function onClick(event: MouseEvent): void {
  const summary = event.target instanceof Element ? event.target.closest('[data-tool=search] > summary') : null;
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  details.open = !details.open;
  if (details.open) fieldIn(details)?.focus();
}

function announceEmptiness(field: HTMLInputElement, isEmpty: boolean): void {
  const error = field.form?.querySelector<HTMLElement>('[data-search-error]');
  if (!error) return;
  error.textContent = isEmpty ? (error.dataset['searchError'] ?? '') : '';
  if (isEmpty) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const field = fieldIn(form);
  if (!field || !form.querySelector('[data-search-error]') || field.value.trim() !== '') return;
  event.preventDefault();
  announceEmptiness(field, true);
  field.focus();
}

function onInput({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.hasAttribute('aria-invalid')) announceEmptiness(target, false);
}

export function listenForSearch(): void {
  const open = document.querySelector('[data-tool=search][open]');
  // Opened while this script was on its way.
  if (open) fieldIn(open)?.focus();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput);
}
