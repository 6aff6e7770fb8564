/** Milliseconds (spec LIM-progress). The creep over 5000 ms is the bar's own transition. */
const THROTTLE = 200;
const HIDE_AFTER = 500;

type State = 'creeping' | 'done' | 'failed';

let starting: ReturnType<typeof setTimeout> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

function show(state: State | undefined): void {
  const bar = document.getElementById('progress');
  if (!bar) return;
  if (state) bar.dataset['state'] = state;
  else delete bar.dataset['state'];
}

/** The bar appears only when a page takes longer than the throttle. @param signal gives the page up */
export function startProgress(signal: AbortSignal): void {
  clearTimeout(starting);
  clearTimeout(hiding);
  starting = setTimeout(show, THROTTLE, 'creeping');
  signal.addEventListener('abort', () => endProgress('done'));
}

export function endProgress(state: 'done' | 'failed'): void {
  clearTimeout(starting);
  if (document.getElementById('progress')?.dataset['state'] !== 'creeping') return;
  show(state);
  hiding = setTimeout(show, HIDE_AFTER, undefined);
}
