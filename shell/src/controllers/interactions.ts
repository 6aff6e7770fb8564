/*
 * What nobody needs before they act: fetched by the kernel with the first movement of a pointer, touch, key or scroll, by a page
 * with films or parts that were kept, and by a visit that is measured.
 */
import { PAGE_SHOWN, WANTED } from '../kernel/kernel-events.ts';
import { moveCard } from './interactions/card-move.ts';
import { watchRange } from './interactions/home-range.ts';
import { listenForHover } from './interactions/hover-intent.ts';
import { keepParts, restoreParts } from './interactions/kept-parts.ts';
import { listenForPictures } from './interactions/lightbox.ts';
import { playLoops } from './interactions/loops.ts';
import { listenForTools } from './interactions/page-tools.ts';
import { listenForShare } from './interactions/share.ts';
import { watchVitals } from './interactions/vitals.ts';

/** They advance for everybody who has begun to read, wherever the pointer is, which still says where its visitor goes next. */
function reachForQuotes(): void {
  document.querySelector('main [data-quotes]')?.dispatchEvent(new Event(WANTED, { bubbles: true }));
}

function followPage(): void {
  watchRange();
  reachForQuotes();
  playLoops();
  restoreParts();
}

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) listenForHover(header);
listenForPictures();
listenForShare();
listenForTools();
followPage();
keepParts();
globalThis.__kernel.moveShared = moveCard;
document.addEventListener(PAGE_SHOWN, followPage);
if (globalThis.__kernel.isMeasured) watchVitals();
