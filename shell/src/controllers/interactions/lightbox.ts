/*
 * Pictures of pages without islands, seen large in place (`shared/ui/media/lightbox/page-lightbox`). It listens on the
 * document, because every navigation brings new pictures.
 */

/** The link on the page that shows a picture small; those inside dialogs only turn. */
const smallOf = (dialog: string) => document.querySelector<HTMLElement>(`[data-enlarge="${dialog}"]:not(dialog *)`);

/** Without this the link leads to the picture's file. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-enlarge]') : null;
  const id = link?.dataset['enlarge'] ?? '';
  const dialog = document.getElementById(id);
  if (!link || !(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.closest('dialog')?.close();
  // The browser gives focus back to where it was: to the small picture of what was seen last (WCAG 2.4.3).
  smallOf(id)?.focus();
  dialog.showModal();
}

const TURNS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

function onKey({ key }: KeyboardEvent): void {
  const turn = TURNS[key];
  if (turn) document.querySelector<HTMLElement>(`dialog[open] [data-enlarge][rel=${turn}]`)?.click();
}

export function listenForPictures(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
}
