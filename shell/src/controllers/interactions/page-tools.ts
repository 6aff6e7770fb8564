import { word } from '../../kernel/feedback/frame-words.ts';

/** CSS pixels (spec LIM-back-to-top). */
const BACK_TO_TOP_FROM = 800;

/** The corner of the window: the way up, and the link of pages that offer theirs. */
function watchScroll(): void {
  const top = document.querySelector<HTMLElement>('[data-back-to-top]');
  const copy = document.querySelector<HTMLElement>('[data-corner-copy]');
  if (!top || !copy) return;
  const update = () => {
    top.hidden = scrollY < BACK_TO_TOP_FROM;
    copy.hidden = top.hidden || !copy.hasAttribute('data-offered');
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

/** The button goes with the scroll, so the keyboard goes on from the content (WCAG 2.4.3). */
function backToTop(): void {
  scrollTo({ top: 0 });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The page's address, or the text of a button that has one of its own; such a button says itself that it is done. */
async function copy(button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.getAttribute('data-copy-link') || location.href);
    globalThis.__kernel.toast(button.getAttribute('data-copied') ?? word('linkCopied'));
  } catch {
    globalThis.__kernel.toast(word('linkCopyFailed'));
  }
}

/** The share link of the footer is one for all pages; what it shares is known when it is used. */
function sharePage(link: HTMLAnchorElement): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  link.search = new URLSearchParams({ url: canonical ?? location.href, title: document.title }).toString();
}

function onClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-back-to-top]')) backToTop();
  const copying = target?.closest('[data-copy-link]');
  if (copying) void copy(copying);
  if (target?.closest('[data-print=""]')) print();
  const share = target?.closest<HTMLAnchorElement>('a[data-share-page]');
  if (share) sharePage(share);
}

export function listenForTools(): void {
  document.addEventListener('click', onClick);
  watchScroll();
}
