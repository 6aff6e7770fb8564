/** What a part of a page wants back: whether it is open, or how far it is scrolled (CSS pixels). */
type PartState = boolean | readonly [left: number, top: number];
type EntryState = Readonly<Record<string, PartState>>;

const PARTS = 'main [data-keep]';

/** The parts of the page by the name that they declare; of one name, by their order. */
function parts(): [id: string, part: HTMLElement][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(PARTS)].map((part) => {
    const name = part.dataset['keep'] ?? '';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, part];
  });
}

function stateOf(part: HTMLElement): PartState {
  return part.matches('details') ? part.hasAttribute('open') : [part.scrollLeft, part.scrollTop];
}

/** While another page is on its way, its entry may be the present one already. */
function keep(): void {
  const state = Object.fromEntries(parts().map(([id, part]) => [id, stateOf(part)]));
  if (!navigation.transition && Object.keys(state).length > 0) navigation.updateCurrentEntry({ state });
}

function restore(part: HTMLElement, state: PartState | undefined): void {
  if (typeof state === 'boolean') part.toggleAttribute('open', state);
  else if (state) part.scrollTo({ left: state[0], top: state[1], behavior: 'instant' });
}

/** The page is on screen: what its visitor opened and scrolled in it is as it was left. */
export function restoreParts(): void {
  const state = globalThis.navigation?.currentEntry?.getState() as EntryState | undefined;
  if (state) for (const [id, part] of parts()) restore(part, state[id]);
}

function onChange({ target }: Event): void {
  if (target instanceof Element && target.closest(PARTS) === target) keep();
}

/** A script that writes history makes an entry without state, of the same page. */
function onEntry({ navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType === 'push' || navigationType === 'replace') keep();
}

/**
 * Open parts and inner scroll positions are kept with the entry of the history (HTML standard, navigation API state), so that
 * they come back with Back, Forward and a reload. A part takes part by `data-keep` with a name.
 */
export function keepParts(): void {
  if (!('navigation' in globalThis)) return;
  keep();
  for (const type of ['toggle', 'scrollend']) document.addEventListener(type, onChange, true);
  navigation.addEventListener('currententrychange', onEntry);
}
