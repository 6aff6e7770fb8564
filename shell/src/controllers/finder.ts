/*
 * The finder in the header, fetched when somebody reaches for it: choices are followed in place, and the address keeps
 * the choice so that it can be shared. It listens on the document, because every navigation brings a new finder.
 */
const WIDE = '(min-width: 64rem)';

interface Choice {
  brand: string;
  type: string;
}

function markLinks(finder: Element, { brand, type }: Choice): void {
  for (const link of finder.querySelectorAll<HTMLElement>('a[data-brand]')) {
    const isOfType = link.closest('[data-of]') === null || link.dataset['type'] === type;
    if (link.dataset['brand'] === brand && isOfType) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Shows the vehicles of a choice and says how many they are. */
function show(finder: Element, choice: Choice): void {
  markLinks(finder, choice);
  const groups = [...finder.querySelectorAll<HTMLElement>('[data-of]')];
  for (const group of groups) group.toggleAttribute('data-off', group.dataset['of'] !== choice.brand);
  const shown = groups.find(({ dataset }) => dataset['of'] === choice.brand && dataset['count'] !== undefined);
  const vehicles = [...(shown?.querySelectorAll<HTMLElement>('[data-vehicle]') ?? [])];
  const isOff = ({ dataset }: HTMLElement) => choice.type !== '' && dataset['vehicle'] !== choice.type;
  for (const vehicle of vehicles) vehicle.toggleAttribute('data-off', isOff(vehicle));
  const count = vehicles.filter((vehicle) => !isOff(vehicle)).length;
  const status = finder.querySelector('[data-finder-count]');
  if (status) status.textContent = (shown?.dataset['count'] ?? '').replace('{n}', String(count));
}

/** In place on wide windows; the page itself filters everywhere else, and without this script. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-brand]') : null;
  const finder = link?.closest('[data-tool=finder]');
  const { brand, type = '' } = link?.dataset ?? {};
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && matchMedia(WIDE).matches;
  if (!link || !finder || brand === undefined || !isPlain) return;
  event.preventDefault();
  show(finder, { brand, type });
  history.replaceState(history.state, '', link.href);
}

// Before the kernel, which would follow the link.
document.addEventListener('click', follow, true);
