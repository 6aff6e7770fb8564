import { giveWay } from './give-way.ts';
import type { News, Opening, PageEvent } from './messages.ts';

/** The opening is 0; a scene has come when it begins at the top of the window. @param top of the tunnel */
export function sceneAt(top: number, first: Pick<DOMRect, 'top' | 'height'>): number {
  return first.top > 0 ? Math.max(0, -top / (first.top - top)) : 1 - first.top / first.height;
}

interface Elements {
  /** With everything that scrolls over the picture. */
  section: HTMLElement;
  /** Picture and lines; the canvas lies over them. */
  scenery: HTMLElement;
  canvas: HTMLCanvasElement;
}

/** One tunnel between its first picture and its end: it reports to the program that draws, in a worker, and draws nothing itself. */
export class Tunnel {
  readonly #elements: Elements;
  readonly #program: Worker;
  readonly #ended = new AbortController();
  readonly #observers: { disconnect: () => void }[];
  #scene = 0;
  #isInSight = false;

  constructor(elements: Elements, program: Worker) {
    this.#elements = elements;
    this.#program = program;
    const size = new ResizeObserver(([entry]) => entry && this.#resize(entry.contentRect));
    const sight = new IntersectionObserver((entries) => this.#see(entries.at(-1)?.isIntersecting === true));
    size.observe(elements.canvas);
    sight.observe(elements.canvas);
    this.#observers = [size, sight];
    this.#listen();
  }

  end(): void {
    this.#ended.abort();
    this.#program.terminate();
    for (const observer of this.#observers) observer.disconnect();
    this.#elements.canvas.remove();
    delete this.#elements.scenery.dataset['live'];
  }

  #listen(): void {
    const { section } = this.#elements;
    const options = { signal: this.#ended.signal, passive: true };
    this.#program.addEventListener('message', ({ data }: MessageEvent<News>) => this.#hear(data), options);
    this.#program.addEventListener('error', () => this.end(), options);
    for (const type of ['pointermove', 'pointerdown'] as const) {
      section.addEventListener(type, (event) => this.#point(event), options);
    }
    for (const type of ['pointerleave', 'pointercancel'] as const) {
      section.addEventListener(type, () => this.#send({ kind: 'released' }), options);
    }
    addEventListener('scroll', () => this.#follow(), options);
    document.addEventListener('visibilitychange', () => this.#wake(), options);
    giveWay({ rest: () => this.#rest(), wake: () => this.#wake(), signal: this.#ended.signal });
  }

  #send(event: PageEvent): void {
    this.#program.postMessage(event);
  }

  #hear(news: News): void {
    if (news === 'ended') this.end();
    else this.#elements.scenery.dataset['live'] = '';
  }

  #point({ clientX, clientY }: PointerEvent): void {
    const { left, top } = this.#elements.canvas.getBoundingClientRect();
    this.#send({ kind: 'pointed', x: clientX - left, y: clientY - top });
  }

  #follow(): void {
    const { section } = this.#elements;
    const { top, bottom } = section.getBoundingClientRect();
    const scenes = section.querySelectorAll('[data-scene]');
    const first = scenes[0]?.getBoundingClientRect();
    const before = this.#scene;
    this.#scene = first ? sceneAt(top, first) : 0;
    const isHeld = this.#scene !== before && bottom >= 0;
    this.#send({ kind: 'scrolled', scene: this.#scene, scenes: scenes.length, isHeld });
  }

  #resize({ width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>): void {
    this.#send({ kind: 'resized', width, height, density: devicePixelRatio });
    this.#follow();
  }

  #see(isInSight: boolean): void {
    this.#isInSight = isInSight;
    this.#wake();
  }

  #rest(): void {
    this.#send({ kind: 'rested' });
  }

  #wake(): void {
    if (this.#isInSight && !document.hidden) this.#send({ kind: 'woken' });
    else this.#rest();
  }
}

const URL_IN = /url\("?([^")]+)"?\)/;

/**
 * A tunnel over the lines of a page that are in sight; null where something is not as it was written, or the browser cannot draw apart from
 * the page.
 * @param start the program that draws, in a worker
 */
export async function openTunnel(section: HTMLElement, start: () => Worker): Promise<Tunnel | null> {
  const airs = [...section.querySelectorAll<HTMLElement>('[data-air]')];
  const air = airs.find((one) => getComputedStyle(one).display !== 'none');
  const drawn = air?.querySelector('path');
  const address = air && URL_IN.exec(getComputedStyle(air).backgroundImage)?.[1];
  const scenery = air?.parentElement;
  const canvas = document.createElement('canvas');
  if (!scenery || !drawn || !address || !('transferControlToOffscreen' in canvas)) return null;
  const answer = await fetch(address);
  const lines = await answer.text();
  if (!answer.ok || !section.isConnected) return null;
  canvas.setAttribute('aria-hidden', 'true');
  const look = getComputedStyle(section);
  const palette = {
    stream: '#b9c8d6',
    signal: look.getPropertyValue('--color-signal-night'),
    smoke: look.getPropertyValue('--color-on-night'),
    night: look.getPropertyValue('--color-night'),
  };
  const accent = { d: drawn.getAttribute('d') ?? '', weight: Number(drawn.getAttribute('stroke-width')) };
  const program = start();
  const opening: Opening = { kind: 'opened', canvas: canvas.transferControlToOffscreen(), lines, accent, palette };
  program.postMessage(opening, [opening.canvas]);
  scenery.append(canvas);
  return new Tunnel({ section, scenery, canvas }, program);
}
