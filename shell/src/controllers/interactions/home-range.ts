const FROM = '[data-header-leaves]';
const TO = '[data-header-returns]';
/** Everything above the window, and everything from its top edge down; wide enough for any page. */
const ABOVE = '9999999px 0px -100% 0px';
const BELOW = '0px 0px 9999999px 0px';

let observers: IntersectionObserver[] = [];

function watch(element: Element, rootMargin: string, onChange: (isInside: boolean) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.isIntersecting);
    },
    { rootMargin },
  );
  observer.observe(element);
  observers.push(observer);
}

/**
 * From the vehicles to the news of the home page the header leaves (spec SCR-header-sticky, G-29). The first
 * has begun once it reaches above the window, the second is over once nothing of it lies in or below the window.
 */
export function watchRange(): void {
  for (const observer of observers) observer.disconnect();
  observers = [];
  const header = document.querySelector('[data-header]');
  const [from, to] = [document.querySelector(`main ${FROM}`), document.querySelector(`main ${TO}`)];
  header?.removeAttribute('data-loose');
  if (!header || !from || !to) return;
  let hasBegun = false;
  let isOver = false;
  const update = () => header.toggleAttribute('data-loose', hasBegun && !isOver);
  watch(from, ABOVE, (isInside) => {
    hasBegun = isInside;
    update();
  });
  watch(to, BELOW, (isInside) => {
    isOver = !isInside;
    update();
  });
}
