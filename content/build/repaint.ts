import sharp from 'sharp';

/** Colours as `#rrggbb`: the paint as it is in the source, and what it becomes. */
export interface Repaint {
  from: string;
  to: string;
}

type Triple = readonly [number, number, number];

/** Hue distance, in degrees: nearer is paint, further is lamp, brake or ground; between them it fades. */
const SAME_HUE = 30;
const OTHER_HUE = 50;
/** Colourfulness against lightness below which a pixel is glass, rubber or studio and keeps its colour. */
const GREY = 0.03;
const COLOURED = 0.08;

const fade = (from: number, to: number, value: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** Lightness and two colour axes (ITU-R BT.601), so that hue can turn while light and shade stay. */
const split = ([r, g, b]: Triple): Triple => {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  return [luma, (b - luma) * 0.564, (r - luma) * 0.713];
};
const join = ([luma, blue, red]: Triple): Triple => [
  luma + 1.403 * red,
  luma - 0.344 * blue - 0.714 * red,
  luma + 1.773 * blue,
];

const parse = (colour: string): Triple => {
  const value = Number.parseInt(colour.slice(1), 16);
  return split([value >> 16, (value >> 8) & 255, value & 255]);
};
const angle = ([, blue, red]: Triple) => (Math.atan2(red, blue) * 180) / Math.PI;
const strength = ([, blue, red]: Triple) => Math.hypot(blue, red);

function painter({ from, to }: Repaint): (pixel: Triple) => Triple {
  const [before, after] = [parse(from), parse(to)];
  const turn = ((angle(after) - angle(before)) * Math.PI) / 180;
  const gain = strength(after) / strength(before);
  const light = after[0] / before[0];
  const [cos, sin] = [Math.cos(turn) * gain, Math.sin(turn) * gain];
  return (pixel) => {
    const [luma, blue, red] = split(pixel);
    const distance = Math.abs(((angle([luma, blue, red]) - angle(before) + 540) % 360) - 180);
    const colour = fade(GREY, COLOURED, Math.hypot(blue, red) / (luma + 20));
    const share = colour * (1 - fade(SAME_HUE, OTHER_HUE, distance));
    const mix = (old: number, fresh: number) => old + (fresh - old) * share;
    return join([
      mix(luma, Math.min(255, luma * light)),
      mix(blue, blue * cos - red * sin),
      mix(red, blue * sin + red * cos),
    ]);
  };
}

/** Gives a vehicle another paint. Lamps, brakes, glass and ground keep their colours. */
export async function repaint(bytes: Buffer, change: Repaint): Promise<Buffer> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const paint = painter(change);
  const out = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 3) {
    out.set(paint([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), at);
  }
  const { width, height } = info;
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
