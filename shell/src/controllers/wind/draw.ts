import { heightAt, lineThrough, type Air } from './bend.ts';
import type { Effort } from './ease-off.ts';
import type { Field } from './field.ts';
import type { Growth } from './story.ts';

export interface Palette {
  stream: string;
  signal: string;
  smoke: string;
  night: string;
}

export interface Picture {
  field: Field;
  rows: readonly Float32Array[];
  air: Air;
  growth: Growth;
  effort: Effort;
  palette: Palette;
  /** What of the picture is in the canvas, in its pixels. */
  view: { x: number; width: number };
}

type Context = OffscreenCanvasRenderingContext2D;

/** How wide the soft edge of the night is, as a share of the picture. */
const SOFT = 0.16;
/** Pixels of a picture 1,920 wide: a puff, and the air to the next; how far they glide in a second. */
const PUFF = 150;
const APART = 1150;
const SPEED = 210;

/** Smooth through all columns, with the handles that `smoothPath` writes: what stood still looks the same. */
function trace(context: Context, step: number, y: ArrayLike<number>): void {
  const at = (column: number) => y[Math.min(Math.max(column, 0), y.length - 1)] ?? 0;
  context.beginPath();
  context.moveTo(0, at(0));
  for (let column = 1; column < y.length; column += 1) {
    const [x, from, to] = [column * step, at(column - 1), at(column)];
    const leave = from + (to - at(column - 2)) / 6;
    const arrive = to - (at(column + 1) - from) / 6;
    context.bezierCurveTo(x - step * (2 / 3), leave, x - step / 3, arrive, x, to);
  }
}

/** Night over all of the picture that has not grown yet, from the tail to a soft edge. */
function drawNight(context: Context, { field, growth, palette }: Picture): void {
  const { veil, grown } = growth;
  if (veil <= 0) return;
  const edge = 1 - grown * (1 + SOFT);
  const soft = context.createLinearGradient(field.width * edge, 0, field.width * (edge + SOFT), 0);
  soft.addColorStop(0, palette.night);
  soft.addColorStop(1, 'transparent');
  context.globalAlpha = veil;
  context.fillStyle = soft;
  context.fillRect(0, 0, field.width, field.height);
}

function drawLines(context: Context, { field, rows, air, effort, palette }: Picture): void {
  const scale = field.width / 1920;
  for (const [at, { weight, opacity, isAccent }] of field.lines.entries()) {
    const row = rows[at];
    if (!row || (!isAccent && at % effort.every > 0)) continue;
    trace(context, field.step, row);
    context.strokeStyle = isAccent ? palette.signal : palette.stream;
    context.lineWidth = weight;
    context.globalAlpha = opacity;
    context.stroke();
    if (!effort.glides || at % 3 > 0 || isAccent) continue;
    context.globalAlpha = opacity * 0.8;
    context.lineWidth = weight * 1.7;
    context.setLineDash([PUFF * scale, APART * scale]);
    context.lineDashOffset = (air.time * SPEED + at * at * 61) * scale;
    context.stroke();
    context.setLineDash([]);
  }
}

/** The smoke that the wand lets go: it takes the line through its tip, and widens on its way. */
function drawSmoke(context: Context, { field, rows, air, palette }: Picture): void {
  if (air.strength < 0.02) return;
  const scale = field.width / 1920;
  const y = lineThrough(field, rows, air);
  const tip = Math.min(Math.ceil(air.x / field.step), y.length - 1);
  if (tip < 1) return;
  const fade = context.createLinearGradient(0, 0, air.x, 0);
  fade.addColorStop(0, 'transparent');
  fade.addColorStop(1, palette.smoke);
  context.save();
  context.beginPath();
  context.rect(0, 0, air.x, field.height);
  context.clip();
  context.strokeStyle = fade;
  for (const wide of [16, 7, 2]) {
    trace(context, field.step, y);
    context.lineWidth = wide * scale;
    context.globalAlpha = air.strength * (wide > 2 ? 1.1 / wide : 0.9);
    context.stroke();
  }
  context.restore();
  context.fillStyle = palette.smoke;
  context.globalAlpha = air.strength;
  context.beginPath();
  context.arc(air.x, heightAt(y, air.x / field.step), 4 * scale, 0, 2 * Math.PI);
  context.fill();
}

/** Lines come out of the air at both sides, as they do without script. */
const EDGES: readonly (readonly [at: number, opacity: number])[] = [
  [0, 0],
  [0.16, 0.9],
  [0.8, 1],
  [1, 0.15],
];

function fadeEdges(context: Context, { field, view }: Picture): void {
  const fade = context.createLinearGradient(view.x, 0, view.x + view.width, 0);
  for (const [at, opacity] of EDGES) fade.addColorStop(at, `rgb(0 0 0 / ${opacity})`);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = fade;
  context.fillRect(0, 0, field.width, field.height);
}

/** One picture, over whatever of the canvas was drawn before; the transformation is that of the picture's pixels. */
export function draw(context: Context, picture: Picture): void {
  const { width, height } = picture.field;
  context.clearRect(0, 0, width, height);
  context.lineCap = 'round';
  drawLines(context, picture);
  drawSmoke(context, picture);
  fadeEdges(context, picture);
  context.globalCompositeOperation = 'destination-over';
  drawNight(context, picture);
  context.globalCompositeOperation = 'source-over';
}
