import { word } from '../../kernel/feedback/frame-words.ts';

/** Rejected when the visitor closes the sheet, which is no failure. */
function openSheet(): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  void navigator.share({ title: document.title, url }).catch(() => {});
}

/** WeChat shows where its own menu is, every other browser shares or is said to by itself. */
function share(): void {
  if (document.documentElement.hasAttribute('data-wechat'))
    document.querySelector<HTMLDialogElement>('#wechat')?.showModal();
  else if (document.documentElement.hasAttribute('data-share-sheet')) openSheet();
  else globalThis.__kernel.toast(word('shareAdvice'));
}

export function listenForShare(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-share]')) share();
  });
}
