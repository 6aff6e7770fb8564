import { loadScript } from './load-files.ts';
import { constellation } from './page-data.ts';
import { learn } from './trusted.ts';

function onIntent({ target }: Event): void {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset['part'] : undefined;
  const asset = name === undefined ? undefined : constellation.parts[name];
  if (!asset) return;
  learn([asset]);
  // Without its script a part is a form or links that work; the next touch tries again.
  loadScript(asset[0]).catch(() => {});
}

/** Scripts of the frame that nobody needs before reaching for what they move: fetched by pointing, focus or touch. */
export function listenForParts(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
