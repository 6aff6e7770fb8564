/** Visitors who prefer that nothing moves or loads by itself (WCAG 2.3.3). */
const REDUCED = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function prefersReducedMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(REDUCED).matches || connection?.saveData === true;
}

/** A browser that saves power refuses, and a file may be missing: the button then says that nothing moves. */
const play = (film: HTMLVideoElement) => void film.play().catch(() => film.pause());

function followSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const film = target as HTMLVideoElement;
    if (isIntersecting) play(film);
    else film.pause();
  }
}

/** Gives a loop its one button; who stops it does not see it begin again (WCAG 2.2.2). */
function attachButton(film: HTMLVideoElement, watcher: IntersectionObserver): void {
  const button = film.nextElementSibling as HTMLButtonElement;
  const update = () => button.toggleAttribute('data-playing', !film.paused);
  film.controls = false;
  button.hidden = false;
  film.addEventListener('playing', update);
  film.addEventListener('pause', update);
  button.addEventListener('click', () => {
    if (film.paused) {
      play(film);
      watcher.observe(film);
    } else {
      watcher.unobserve(film);
      film.pause();
    }
  });
}

/** Silent loops of a page play while they are in sight, unless the visitor asked for less motion or less data. */
export function playLoops(): void {
  const films = document.querySelectorAll<HTMLVideoElement>('main video[loop][controls]');
  if (films.length === 0) return;
  const watcher = new IntersectionObserver(followSight, { threshold: 0.35 });
  const isStill = prefersReducedMotion();
  for (const film of films) {
    attachButton(film, watcher);
    if (!isStill) watcher.observe(film);
  }
}
