import { word } from './frame-words.ts';
import { toast } from './toast.ts';

const inWeChat = /MicroMessenger/i.test(navigator.userAgent);

/** Safari and browsers of phones have a sheet of their own; others only a function in their menu. */
const hasSheet = typeof navigator.share === 'function';

/** Rejected when the visitor closes the sheet, which is no failure. */
function openSheet(): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  void navigator.share({ title: document.title, url }).catch(() => {});
}

/** WeChat shows where its own menu is, every other browser shares or is said to by itself. */
function share(): void {
  if (inWeChat) document.querySelector<HTMLDialogElement>('#wechat')?.showModal();
  else if (hasSheet) openSheet();
  else toast(word('shareAdvice'));
}

export function listenForShare(): void {
  document.documentElement.toggleAttribute('data-wechat', inWeChat);
  document.documentElement.toggleAttribute('data-share-sheet', hasSheet);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-share]')) share();
  });
}
