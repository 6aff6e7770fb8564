import { WANTED } from './kernel-events.ts';
import { loadScript } from './load-files.ts';
import { constellation } from './page-data.ts';
import { learn } from './trusted-types.ts';

/** Controllers whose script has run or will not come this time. */
const settled = new Set<string>();

/** What pages can do beyond links and forms: everybody who acts may need it. */
const INTERACTIONS = 'interactions';
const ITS_CONTROLS = '[data-back-to-top],[data-copy-link],[data-print=""],[data-share],[data-share-page]';

/** CSS pixels, where the way up is offered (spec LIM-back-to-top) and the header of the home page may leave. */
const FAR = 800;

/**
 * Of ten visits one is measured: enough for a percentile, little for everybody's network. What opens in a background tab paints
 * when it is looked at, which says nothing of the site.
 */
export const isMeasured = Math.random() <= 0.1 && !document.hidden;

const nameOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-controller]')?.dataset['controller'] ?? '') : '';

async function load(name: string): Promise<void> {
  const asset = constellation.parts[name];
  if (!asset) return;
  learn([asset]);
  // Without its controller there is still a form or are links that work; the next touch tries again.
  await loadScript(asset[0]).catch(() => {});
  settled.add(name);
}

/** The script of a part that is on the page. */
export const loadOf = (selector: string) => void load(nameOf(document.querySelector(selector)));

const loadInteractions = () => void load(INTERACTIONS);

const ONCE = { passive: true, once: true };

/** Browsers tell of a movement, too, when a page appears below a pointer that rests. */
function onMove({ movementX, movementY }: PointerEvent): void {
  if (movementX || movementY) loadInteractions();
}

function onScroll(): void {
  if (scrollY >= FAR) loadInteractions();
}

/** Films begin by themselves, parts of a page come back as they were left, and a page that is not there says what is near. */
export function loadWhereDue(): void {
  const state: unknown = globalThis.navigation?.currentEntry?.getState();
  if (state || document.querySelector('main video[loop][controls]')) loadInteractions();
  loadOf('main [data-nearest]');
}

async function followLater(link: HTMLElement, name: string): Promise<void> {
  await load(name);
  settled.add(name);
  link.click();
}

/** A click that the controller would follow in place waits for it. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLElement>(`a[data-controller-link],${ITS_CONTROLS}`) : null;
  const name = nameOf(link) || INTERACTIONS;
  if (!link || settled.has(name) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void followLater(link, name);
}

/** Scripts of the frame that nobody needs before reaching for what they move: fetched by pointing, focus or touch. */
export function listenForControllers(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart', WANTED]) {
    document.addEventListener(type, ({ target }) => void load(nameOf(target)), { passive: true });
  }
  for (const type of ['touchstart', 'focusin', 'keydown']) addEventListener(type, loadInteractions, ONCE);
  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('load', onScroll);
  // Whatever it needs is buffered by the browser, so that measuring is no part of what is measured.
  if (isMeasured) addEventListener('load', loadInteractions);
  document.addEventListener('click', onClick, true);
}
