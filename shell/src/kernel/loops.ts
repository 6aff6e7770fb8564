/** Wishes that nothing moves or loads by itself (WCAG 2.3.3). */
const CALM = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(CALM).matches || connection?.saveData === true;
}

const inSight = new WeakSet<Element>();

const watcher = new IntersectionObserver(
  (entries) => {
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
  },
  { threshold: 0.35 },
);

/** Who stops a film that is in sight does not see it begin again (WCAG 2.2.2). */
function keepStopped({ target }: Event): void {
  if (target instanceof HTMLVideoElement && inSight.has(target)) watcher.unobserve(target);
}

/** Silent loops of a page play while they are in sight, unless the visitor asked for less motion or less data. */
export function playLoops(): void {
  if (isCalm()) return;
  for (const film of document.querySelectorAll<HTMLVideoElement>('main video[loop][controls]')) {
    film.addEventListener('pause', keepStopped);
    watcher.observe(film);
  }
}
