import type { Chart } from 'highcharts/highstock.js';

/** The colours of the tokens as they are now: outside of the page no variable means anything. */
function withColours(svg: string, near: Element): string {
  const probe = near.appendChild(document.createElement('span'));
  const colours = new Map<string, string>();
  const colourOf = (text: string) => {
    const known = colours.get(text);
    if (known !== undefined) return known;
    probe.style.color = text;
    const { color } = getComputedStyle(probe);
    colours.set(text, color);
    return color;
  };
  const plain = svg
    .replaceAll(/var\(--font-[\w-]+\)/g, () => 'sans-serif')
    .replaceAll(/color-mix\((?:[^()]|\([^()]*\))*\)/g, colourOf)
    .replaceAll(/var\((?:[^()]|\([^()]*\))*\)/g, colourOf);
  probe.remove();
  return plain;
}

const SVG = 'http://www.w3.org/2000/svg';
/** What stands in the chart only while somebody works with it. */
const PASSING =
  '.highcharts-tooltip, .highcharts-crosshair, .highcharts-crosshair-label, .highcharts-a11y-proxy-container';

/**
 * The chart as it stands, with its sentence as title, on a background of its own. The library's exporter writes markup as text, which
 * the page's Trusted Types refuse; the drawing itself is what it would write.
 */
export function chartSvg({ renderer, container, chartWidth, chartHeight }: Chart, title: string): string {
  const copy = renderer.box.cloneNode(true) as unknown as SVGElement;
  for (const part of copy.querySelectorAll(PASSING)) part.remove();
  const background = document.createElementNS(SVG, 'rect');
  background.setAttribute('width', '100%');
  background.setAttribute('height', '100%');
  background.setAttribute('fill', 'var(--color-ground)');
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  copy.prepend(name, background);
  copy.removeAttribute('aria-hidden');
  copy.setAttribute('role', 'img');
  copy.setAttribute('width', String(chartWidth));
  copy.setAttribute('height', String(chartHeight));
  return withColours(new XMLSerializer().serializeToString(copy), container);
}

/** Twice the size of the page: sharp on paper. */
const DENSITY = 2;

/** @throws Error when the browser cannot draw it */
export async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width * DENSITY, height * DENSITY);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture is too large for this browser');
  return blob;
}

/** Given to the person as a file, from memory: nobody else is asked. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
