/*
 * The wind tunnel of pages that have one: fetched when nothing else happens, begun when the page has loaded, or with the first movement over
 * it (docs/decisions/0110).
 */
import { PAGE_SHOWN } from '../kernel/kernel-events.ts';
import { openTunnel, type Tunnel } from './wind/tunnel.ts';

/** Visitors who prefer that nothing moves or loads by itself (WCAG 2.3.3). */
const CALM = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
/** Another crop of the picture, with lines of its own. */
const NARROW = matchMedia('(max-width: 47.99rem)');

let open: Tunnel | null = null;
/** The newest of what was begun: an older one that comes later is not shown. */
let turn = 0;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function begin(): Promise<void> {
  open?.end();
  open = null;
  const mine = (turn += 1);
  const section = document.querySelector<HTMLElement>('main [data-controller=wind]');
  if (!section || CALM.matches || savesData()) return;
  // Without it the drawing that lies there stays (spec ERR-logged-only).
  const tunnel = await openTunnel(section).catch(() => null);
  if (mine === turn) open = tunnel;
  else tunnel?.end();
}

const restart = () => void begin();

// Whatever the first view needs comes before what moves in it.
if (document.readyState === 'complete') restart();
else addEventListener('load', restart, { once: true });
document.addEventListener(PAGE_SHOWN, restart);
for (const query of [CALM, NARROW]) query.addEventListener('change', restart);
