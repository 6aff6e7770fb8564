import { bendLines } from './bend.ts';
import { draw, type Palette } from './draw.ts';
import { EaseOff, type Effort } from './ease-off.ts';
import { fieldOf, heightsOf, type Field } from './field.ts';
import type { News, Opening, PageEvent } from './messages.ts';
import { growthAt } from './story.ts';
import { Wand } from './wand.ts';

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

interface Means {
  context: OffscreenCanvasRenderingContext2D;
  field: Field;
  palette: Palette;
  notify: (news: News) => void;
}

/** Draws the air of one page, from its first picture until it ends or the page ends it. */
class AirDrawing {
  readonly #means: Means;
  readonly #rows: Float32Array[];
  readonly #wand = new Wand();
  readonly #ease = new EaseOff();
  #box = { width: 0, height: 0, density: 1 };
  #story = { scene: 0, scenes: 0 };
  #drawnWith: Effort | null = null;
  #request = 0;
  #isDrawn = false;

  constructor(means: Means) {
    this.#means = means;
    this.#rows = means.field.lines.map(({ y }) => new Float32Array(y.length));
  }

  take(event: PageEvent): void {
    if (event.kind === 'resized') this.#resize(event);
    else if (event.kind === 'scrolled') this.#follow(event);
    else if (event.kind === 'pointed') this.#point(event);
    else if (event.kind === 'released') this.#wand.release();
    else if (event.kind === 'rested') cancelAnimationFrame(this.#request);
    else this.#wake();
  }

  #resize({ width, height, density }: Extract<PageEvent, { kind: 'resized' }>): void {
    this.#box = { width, height, density };
    this.#drawnWith = null;
  }

  #point({ x, y }: Extract<PageEvent, { kind: 'pointed' }>): void {
    const { scale, left, top } = cropOf(this.#box, this.#means.field);
    this.#wand.hold({ x: (x - left) / scale, y: (y - top) / scale });
  }

  /** Where the visitor has scrolled to is a scene, and holds the wand before the nose while the page moves. */
  #follow({ scene, scenes, isHeld }: Extract<PageEvent, { kind: 'scrolled' }>): void {
    const { field } = this.#means;
    this.#story = { scene, scenes };
    if (!isHeld) return;
    const share = Math.min(scene / Math.max(scenes, 1), 1);
    const lowest = field.lines[0]?.y.at(-1) ?? 0;
    this.#wand.hold({ x: field.width * 0.9, y: lowest * (0.62 + 0.3 * share) });
  }

  #wake(): void {
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame((time) => this.#picture(time));
  }

  #picture(time: number): void {
    this.#ease.note(time);
    const { effort } = this.#ease;
    if (!effort) {
      this.#means.notify('ended');
      return;
    }
    if (this.#box.width > 0) this.#draw(time, effort);
    this.#wake();
  }

  #draw(time: number, effort: Effort): void {
    const { context, field, palette, notify } = this.#means;
    const { width, height } = this.#box;
    const { scale, left, top } = cropOf(this.#box, field);
    if (this.#drawnWith !== effort) {
      this.#drawnWith = effort;
      const density = Math.min(this.#box.density, effort.density);
      context.canvas.width = Math.round(width * density);
      context.canvas.height = Math.round(height * density);
      context.setTransform(scale * density, 0, 0, scale * density, left * density, top * density);
    }
    const growth = growthAt(this.#story.scene, this.#story.scenes);
    this.#wand.move(time);
    const { air } = this.#wand;
    air.bend = growth.bend;
    bendLines(field, air, this.#rows);
    const view = { x: -left / scale, width: width / scale };
    draw(context, { field, rows: this.#rows, air, growth, effort, palette, view });
    if (!this.#isDrawn) notify('drawn');
    this.#isDrawn = true;
  }
}

function begin({ canvas, lines, accent, palette }: Opening, notify: Means['notify']): AirDrawing | null {
  const field = fieldOf(lines, { y: heightsOf(accent.d), weight: accent.weight });
  const context = canvas.getContext('2d');
  return context && field.lines.length > 1 ? new AirDrawing({ context, field, palette, notify }) : null;
}

/** What a worker does for a page: its first message is an {@link Opening}, all others are {@link PageEvent}s. */
export function drawForPage(worker: Pick<typeof globalThis, 'addEventListener' | 'postMessage'>): void {
  const notify = (news: News) => worker.postMessage(news);
  let drawing: AirDrawing | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<Opening | PageEvent>) => {
    if (data.kind !== 'opened') {
      drawing?.take(data);
      return;
    }
    drawing = begin(data, notify);
    // The drawing that lies on the page stays (spec ERR-logged-only).
    if (!drawing) notify('ended');
  });
}
