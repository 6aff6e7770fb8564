/** Wishes that nothing moves or loads by itself (WCAG 2.3.3). */
const CALM = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(CALM).matches || connection?.saveData === true;
}

const inSight = new WeakSet<EventTarget>();

function followSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const film = target as HTMLVideoElement;
    if (isIntersecting) {
      inSight.add(film);
      // A browser that saves power refuses; the controls are there.
      void film.play().catch(() => {});
    } else {
      inSight.delete(film);
      film.pause();
    }
  }
}

/** Silent loops of a page play while they are in sight, unless the visitor asked for less motion or less data. */
export function playLoops(): void {
  const films = document.querySelectorAll<HTMLVideoElement>('main video[loop][controls]');
  if (films.length === 0 || isCalm()) return;
  const watcher = new IntersectionObserver(followSight, { threshold: 0.35 });
  for (const film of films) {
    // Who stops a film that is in sight does not see it begin again (WCAG 2.2.2).
    film.addEventListener('pause', () => inSight.has(film) && watcher.unobserve(film));
    watcher.observe(film);
  }
}
