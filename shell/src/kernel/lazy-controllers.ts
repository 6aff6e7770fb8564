import { loadScript } from './load-files.ts';
import { constellation } from './page-data.ts';
import { learn } from './trusted-types.ts';

/** Controllers whose script has run or will not come this time. */
const settled = new Set<string>();

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

async function followLater(link: HTMLElement, name: string): Promise<void> {
  await load(name);
  settled.add(name);
  link.click();
}

/** A click that the controller would follow in place waits for it. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-controller-link]') : null;
  const name = nameOf(link);
  if (!link || settled.has(name) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void followLater(link, name);
}

/** Scripts of the frame that nobody needs before reaching for what they move: fetched by pointing, focus or touch. */
export function listenForControllers(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => void load(nameOf(target)), { passive: true });
  }
  document.addEventListener('click', onClick, true);
}
