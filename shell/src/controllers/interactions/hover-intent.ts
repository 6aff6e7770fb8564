import { CLOSE_MENUS } from '../../kernel/kernel-events.ts';
import { isOnTheWay, type Point } from './safe-triangle.ts';

/** Milliseconds: a pointer that only passes opens nothing, one that slips out for a moment closes nothing. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 250;

/** One level of the menu: which entry a pointer has opened. */
class HoverIntent {
  readonly #selector: string;
  #shown: Element | null = null;
  #wanted: Element | null = null;
  #apex: Point = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(selector: string) {
    this.#selector = selector;
  }

  move(target: Element | null, point: Point): void {
    const next = target?.closest(this.#selector) ?? null;
    if (next === this.#shown) {
      this.#apex = point;
      this.#wanted = next;
      clearTimeout(this.#timer);
      return;
    }
    const panel = this.#shown?.querySelector('[data-menu-panel]');
    const patient = panel ? isOnTheWay(this.#apex, point, panel.getBoundingClientRect()) : false;
    if (next === this.#wanted && !patient) return;
    this.#wanted = next;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(next), next && !patient ? OPEN_AFTER : CLOSE_AFTER);
  }

  /** Closes; what lies under the pointer opens again only when the pointer comes back. */
  close(): void {
    this.#wanted = this.#shown ?? this.#wanted;
    clearTimeout(this.#timer);
    this.#show(null);
  }

  #show(entry: Element | null): void {
    this.#shown?.removeAttribute('data-pointed');
    this.#shown = entry;
    entry?.setAttribute('data-pointed', '');
  }
}

const levels = [new HoverIntent('[data-menu-top]:has([data-menu-panel])'), new HoverIntent('[data-menu-item]')];

/** Menus open for a mouse or a pen that rests, and stay while it is on its way to them; fingers open them by a tap. */
export function listenForHover(header: HTMLElement): void {
  const move = (inside: Element | null, point: Point) => {
    for (const level of levels) level.move(inside, point);
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const inside = event.type !== 'pointerleave' && event.target instanceof Element ? event.target : null;
    move(inside, { x: event.clientX, y: event.clientY });
  };
  header.addEventListener('pointermove', follow, { passive: true });
  header.addEventListener('pointerleave', follow);
  header.addEventListener(CLOSE_MENUS, () => {
    for (const level of levels) level.close();
  });
  // What brought this script here rests already.
  const rested = [...header.querySelectorAll(':hover')].at(-1);
  if (rested && matchMedia('(hover: hover)').matches) move(rested, { x: 0, y: 0 });
}
