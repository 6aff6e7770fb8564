import { bendLines } from './bend.ts';
import { draw, type Palette } from './draw.ts';
import { EaseOff, type Effort } from './ease-off.ts';
import { fieldOf, heightsOf, type Field } from './field.ts';
import { giveWay } from './give-way.ts';
import { growthAt } from './story.ts';
import { Wand } from './wand.ts';

export interface TunnelElements {
  /** With everything that scrolls over the picture. */
  section: HTMLElement;
  /** Picture and lines; the canvas lies over them. */
  scenery: HTMLElement;
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
  field: Field;
}

interface Box {
  /** Pixels of the style sheet. */
  width: number;
  height: number;
}

/** As `object-fit: cover` crops the picture below it. */
export function cropOf({ width, height }: Box, field: Box) {
  const scale = Math.max(width / field.width, height / field.height);
  return { scale, left: (width - field.width * scale) / 2, top: (height - field.height * scale) / 2 };
}

/** The opening is 0; a scene has come when it begins at the top of the window. @param top of the tunnel */
export function sceneAt(top: number, first: Pick<DOMRect, 'top' | 'height'>): number {
  return first.top > 0 ? Math.max(0, -top / (first.top - top)) : 1 - first.top / first.height;
}

/** What one tunnel does between its first picture and its end. */
export class Tunnel {
  readonly #elements: TunnelElements;
  readonly #palette: Palette;
  readonly #rows: Float32Array[];
  readonly #wand = new Wand();
  readonly #ease = new EaseOff();
  readonly #ended = new AbortController();
  readonly #observers: { disconnect: () => void }[];
  #box: Box = { width: 0, height: 0 };
  #scene = 0;
  #scenes = 0;
  #drawnWith: Effort | null = null;
  #isInSight = false;
  #request = 0;

  constructor(elements: TunnelElements, palette: Palette) {
    this.#elements = elements;
    this.#palette = palette;
    this.#rows = elements.field.lines.map(({ y }) => new Float32Array(y.length));
    const size = new ResizeObserver(([entry]) => entry && this.#resize(entry.contentRect));
    const sight = new IntersectionObserver((entries) => this.#see(entries.at(-1)?.isIntersecting === true));
    size.observe(elements.canvas);
    sight.observe(elements.canvas);
    this.#observers = [size, sight];
    this.#listen();
  }

  end(): void {
    this.#ended.abort();
    for (const observer of this.#observers) observer.disconnect();
    this.#rest();
    this.#elements.canvas.remove();
    delete this.#elements.scenery.dataset['live'];
  }

  #listen(): void {
    const { section } = this.#elements;
    const options = { signal: this.#ended.signal, passive: true };
    for (const type of ['pointermove', 'pointerdown'] as const) {
      section.addEventListener(type, (event) => this.#point(event), options);
    }
    for (const type of ['pointerleave', 'pointercancel'] as const) {
      section.addEventListener(type, () => this.#wand.release(), options);
    }
    addEventListener('scroll', () => this.#follow(), options);
    document.addEventListener('visibilitychange', () => this.#wake(), options);
    giveWay({ rest: () => this.#rest(), wake: () => this.#wake(), signal: this.#ended.signal });
    this.#follow();
  }

  #point({ clientX, clientY }: PointerEvent): void {
    const { left, top } = this.#elements.canvas.getBoundingClientRect();
    const crop = cropOf(this.#box, this.#elements.field);
    const tip = { x: (clientX - left - crop.left) / crop.scale, y: (clientY - top - crop.top) / crop.scale };
    this.#wand.hold(tip);
  }

  /** Where the visitor has scrolled to is a scene, and holds the wand before the nose while the page moves. */
  #follow(): void {
    const { section, field } = this.#elements;
    const { top, bottom } = section.getBoundingClientRect();
    const scenes = section.querySelectorAll('[data-scene]');
    const first = scenes[0]?.getBoundingClientRect();
    this.#scenes = scenes.length;
    const before = this.#scene;
    this.#scene = first ? sceneAt(top, first) : 0;
    if (this.#scene === before || bottom < 0) return;
    const share = Math.min(this.#scene / Math.max(this.#scenes, 1), 1);
    const lowest = field.lines[0]?.y.at(-1) ?? 0;
    this.#wand.hold({ x: field.width * 0.9, y: lowest * (0.62 + 0.3 * share) });
  }

  #resize({ width, height }: Box): void {
    this.#box = { width, height };
    this.#drawnWith = null;
    this.#follow();
  }

  #see(isInSight: boolean): void {
    this.#isInSight = isInSight;
    this.#wake();
  }

  #rest(): void {
    cancelAnimationFrame(this.#request);
  }

  #wake(): void {
    this.#rest();
    if (this.#isInSight && !document.hidden) this.#request = requestAnimationFrame((time) => this.#picture(time));
  }

  #picture(time: number): void {
    this.#ease.note(time);
    const { effort } = this.#ease;
    if (!effort) {
      this.end();
      return;
    }
    if (this.#box.width > 0) this.#draw(time, effort);
    this.#wake();
  }

  #draw(time: number, effort: Effort): void {
    const { canvas, context, field, scenery } = this.#elements;
    const { scale, left, top } = cropOf(this.#box, field);
    if (this.#drawnWith !== effort) {
      this.#drawnWith = effort;
      const density = Math.min(devicePixelRatio, effort.density);
      canvas.width = Math.round(this.#box.width * density);
      canvas.height = Math.round(this.#box.height * density);
      context.setTransform(scale * density, 0, 0, scale * density, left * density, top * density);
    }
    const growth = growthAt(this.#scene, this.#scenes);
    this.#wand.move(time);
    const { air } = this.#wand;
    air.bend = growth.bend;
    bendLines(field, air, this.#rows);
    const view = { x: -left / scale, width: this.#box.width / scale };
    draw(context, { field, rows: this.#rows, air, growth, effort, palette: this.#palette, view });
    scenery.dataset['live'] = '';
  }
}

const URL_IN = /url\("?([^")]+)"?\)/;

/** A tunnel over the lines of a page that are in sight; null where something is not as it was written. */
export async function openTunnel(section: HTMLElement): Promise<Tunnel | null> {
  const airs = [...section.querySelectorAll<HTMLElement>('[data-air]')];
  const air = airs.find((one) => getComputedStyle(one).display !== 'none');
  const drawn = air?.querySelector('path');
  const address = air && URL_IN.exec(getComputedStyle(air).backgroundImage)?.[1];
  const scenery = air?.parentElement;
  if (!scenery || !drawn || !address) return null;
  const answer = await fetch(address);
  if (!answer.ok || !section.isConnected) return null;
  const accent = { y: heightsOf(drawn.getAttribute('d') ?? ''), weight: Number(drawn.getAttribute('stroke-width')) };
  const field = fieldOf(await answer.text(), accent);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || field.lines.length < 2) return null;
  canvas.setAttribute('aria-hidden', 'true');
  const look = getComputedStyle(section);
  const palette = {
    stream: '#b9c8d6',
    signal: look.getPropertyValue('--color-signal-night'),
    smoke: look.getPropertyValue('--color-on-night'),
    night: look.getPropertyValue('--color-night'),
  };
  scenery.append(canvas);
  return new Tunnel({ section, scenery, canvas, context, field }, palette);
}
