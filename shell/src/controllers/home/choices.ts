import { PAGE_SHOWN } from '../../kernel/kernel-events.ts';

/** Forms that choose among what is on the page already: nothing has to come for it, and the address follows. */
const FORMS = 'main form[data-controller=home]';

/** Keys go through choices until the focus or a pointer is elsewhere: all of it is one step back. */
let goesOn = false;

/** What the form says is in the address, under one name each (spec G-3), and parameters of nobody stay there. */
function addressOf(form: HTMLFormElement): string {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const [name, value] of new FormData(form)) {
    const written = [...query.keys()].filter((other) => other.toLowerCase() === name.toLowerCase());
    for (const other of written) query.delete(other);
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  return pathname + (query.size > 0 ? `?${query.toString()}` : '') + hash;
}

function follow(form: HTMLFormElement, how: 'pushState' | 'replaceState'): void {
  const { pathname, search, hash } = location;
  const address = addressOf(form);
  // Another page is on its way: a step of this one would end it.
  if (address !== pathname + search + hash && !globalThis.navigation?.transition) history[how](null, '', address);
}

function onChange({ target }: Event): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null;
  if (!form) return;
  follow(form, goesOn ? 'replaceState' : 'pushState');
  goesOn = true;
}

function onFocus({ target }: Event): void {
  goesOn &&= target instanceof Element && target.closest(FORMS) !== null;
}

/** What was chosen before this script was here, or the browser restored. */
function followChoices(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) {
    follow(form, form.contains(document.activeElement) ? 'pushState' : 'replaceState');
  }
}

document.addEventListener('change', onChange);
document.addEventListener('focusin', onFocus);
document.addEventListener('pointerdown', () => (goesOn = false), { passive: true });
followChoices();
document.addEventListener(PAGE_SHOWN, followChoices);
