import { PAGE_SHOWN } from '../../kernel/kernel-events.ts';
import { openTunnel, type Tunnel } from './tunnel.ts';

/** Visitors who prefer that nothing moves or loads by itself (WCAG 2.3.3). */
const calm = () => matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
/** Another crop of the picture, with lines of its own. */
const narrow = () => matchMedia('(max-width: 47.99rem)');

let open: Tunnel | null = null;
/** The newest of what was begun: an older one that comes later is not shown. */
let turn = 0;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function begin(start: () => Worker): Promise<void> {
  open?.end();
  open = null;
  const mine = (turn += 1);
  const section = document.querySelector<HTMLElement>('main [data-controller=wind]');
  if (!section || calm().matches || savesData()) return;
  // Without it the drawing that lies there stays (spec ERR-logged-only).
  const tunnel = await openTunnel(section, start).catch(() => null);
  if (mine === turn) open = tunnel;
  else tunnel?.end();
}

interface Policy {
  createScriptURL(url: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** What starts a worker of this address, and of no other. */
function starterOf(program: string): () => Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const rules: Policy = { createScriptURL: () => program };
  const policy = trustedTypes ? trustedTypes.createPolicy('wind', rules) : rules;
  return () => new Worker(policy.createScriptURL(program));
}

/** @param program address of the script that draws in a worker */
export function attendPages(program: string): void {
  const start = starterOf(program);
  const restart = () => void begin(start);
  // Whatever the first view needs comes before what moves in it.
  if (document.readyState === 'complete') restart();
  else addEventListener('load', restart, { once: true });
  document.addEventListener(PAGE_SHOWN, restart);
  for (const query of [calm(), narrow()]) query.addEventListener('change', restart);
}
