/** Of a processor with less, moving pictures take more than they give. */
const ENOUGH_PROCESSORS = 4;
const ENOUGH_GIGABYTES = 4;

const nothing = () => {};

interface Device {
  hardwareConcurrency: number;
  /** Gigabytes; not every browser says. */
  deviceMemory?: number;
}

function isStill(): boolean {
  const { hardwareConcurrency, deviceMemory = ENOUGH_GIGABYTES }: Device = navigator;
  return (
    document.visibilityState !== 'visible' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    hardwareConcurrency < ENOUGH_PROCESSORS ||
    deviceMemory < ENOUGH_GIGABYTES
  );
}

/** What stands on both pages. */
interface Shared {
  picture: HTMLImageElement;
  /** Missing while it is out of sight. */
  title: HTMLElement | undefined;
}

type Root = ParentNode | null | undefined;

const all = <Kind extends Element>(selector: string, root: Root) => [...(root?.querySelectorAll<Kind>(selector) ?? [])];

const isDrawn = (element: Element) => element.getBoundingClientRect().height > 0;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return isDrawn(element) && bottom > 0 && top < innerHeight;
}

/** What a picture is called in all of its widths. */
const nameOf = ({ src }: HTMLImageElement) => /[^/]+(?=-\d+\.\w+$)/.exec(src)?.[0] ?? '';

function sharedOf(root: Root, isWanted: (name: string) => boolean, isSeen = isInSight): Shared | null {
  const picture = all<HTMLImageElement>('img', root).find((image) => isSeen(image) && isWanted(nameOf(image)));
  return picture ? { picture, title: all<HTMLElement>('h1,h2,h3,h4', root).find(isSeen) } : null;
}

const main = () => document.querySelector('main');
/** A page may be an article, too. */
const cardOf = (link: Element | null | undefined) => link?.closest('main article:not(:has(h1))');

/** The card on this page that leads there. */
function cardOfAddress(address: string | null | undefined): Element | null | undefined {
  return all<HTMLAnchorElement>('main article a', document)
    .filter(({ href }) => href === address)
    .map(cardOf)
    .find(Boolean);
}

let forget = nothing;

/** Names are for one change of the page only: no two elements ever have the same. */
function giveNames({ picture, title }: Shared): void {
  forget();
  const name = (pictureName: string, titleName: string) => {
    picture.style.viewTransitionName = pictureName;
    if (title) title.style.viewTransitionName = titleName;
  };
  name('picture', 'title');
  forget = () => {
    name('', '');
    forget = nothing;
  };
}

/** Resolves when the browser has a picture of the old page; the result lets it see the new one. */
async function begin(signal: AbortSignal, findNew: () => Shared | null): Promise<() => void> {
  const [captured, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transition = document.startViewTransition(() => {
    captured.resolve();
    return changed.promise;
  });
  const stop = () => {
    changed.resolve();
    transition.skipTransition();
    forget();
  };
  signal.addEventListener('abort', stop);
  // Rejected when a transition is skipped, which is no failure of the navigation.
  transition.ready.catch(nothing);
  await captured.promise;
  return () => {
    const shared = findNew();
    if (!shared) return stop();
    giveNames(shared);
    const mine = forget;
    void transition.finished.catch(nothing).then(() => forget === mine && forget());
    changed.resolve();
  };
}

/**
 * The picture and the title of a card become those of the page that it leads to, and back (spec C34), where the same picture
 * is in sight on both. Everything else changes at once: what a browser moves cannot be pressed meanwhile.
 * @param html of the page that is to come
 * @returns what is called when it is here
 */
export async function moveCard({ navigationType, signal, sourceElement }: NavigateEvent, html: string) {
  if (!('activeViewTransition' in document) || isStill()) return nothing;
  const isBack = navigationType === 'traverse';
  const left = navigation.transition?.from.url;
  const old = sharedOf(isBack ? main() : cardOf(sourceElement), (name) => name !== '' && html.includes(`/${name}-`));
  if (!old || signal.aborted) return nothing;
  const wanted = nameOf(old.picture);
  giveNames(old);
  const isWanted = (name: string) => name === wanted;
  // Chromium goes to the old place of the list only afterwards: there the card was in sight when it was pressed.
  const findNew = () => (isBack ? sharedOf(cardOfAddress(left), isWanted, isDrawn) : sharedOf(main(), isWanted));
  return begin(signal, findNew);
}
