import { word } from './frame-words.ts';
import { toast } from './toast.ts';

const inWeChat = /MicroMessenger/i.test(navigator.userAgent);

/** Product specification §8: WeChat shows where its own menu is, every other browser is asked to use its own. */
function share(): void {
  if (inWeChat) document.querySelector<HTMLDialogElement>('#wechat')?.showModal();
  else toast(word('shareAdvice'));
}

export function listenForShare(): void {
  document.documentElement.toggleAttribute('data-wechat', inWeChat);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-share]')) share();
  });
}
