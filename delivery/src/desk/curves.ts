import type { Curve, Sample } from '../promotion/rollout/rollout-curve.ts';
import { html, type Markup } from './html.ts';

/** Units of the drawing; it is as wide as its column. */
const WIDTH = 640;
const HEIGHT = 160;
/** Room for a line that lies on the edge. */
const MARGIN = 4;
const PERCENT = 100;
const SIDES = ['tried', 'promoted'] as const;
type Side = (typeof SIDES)[number];

interface Measure {
  readonly title: string;
  /** What is drawn of a side at a moment; null where nothing is known yet. */
  readonly valueOf: (sample: Sample, side: Side) => number | null;
  readonly format: (value: number) => string;
  /** The top of the scale, if nothing is higher. */
  readonly least: number;
}

const shareOf = ({ made, failed }: { made: number; failed: number }): number | null =>
  made + failed === 0 ? null : (failed / (made + failed)) * PERCENT;
const percent = (value: number) => `${value.toFixed(2)} %`;

const shares = (title: string, what: 'renders' | 'times' | 'browsers'): Measure => ({
  title,
  valueOf: (sample, side) => {
    const both = sample[what];
    return both ? shareOf(both[side]) : null;
  },
  format: percent,
  least: 1,
});

const MEASURES: readonly Measure[] = [
  shares('Renders that failed', 'renders'),
  shares('Slow renders, above twice the usual time', 'times'),
  shares('Visitors for whom an island broke', 'browsers'),
  {
    title: 'Largest contentful paint (p75)',
    valueOf: ({ vitals }, side) => (vitals && vitals[side].visits > 0 ? vitals[side].lcp : null),
    format: (value) => `${Math.round(value)} ms`,
    least: 1000,
  },
];

interface Scale {
  readonly begins: number;
  readonly span: number;
  readonly most: number;
}

function pointsOf(samples: readonly Sample[], value: (sample: Sample) => number | null, scale: Scale): string {
  return samples
    .flatMap((sample) => {
      const at = value(sample);
      if (at === null) return [];
      const x = MARGIN + ((sample.at - scale.begins) / scale.span) * (WIDTH - 2 * MARGIN);
      const y = HEIGHT - MARGIN - (at / scale.most) * (HEIGHT - 2 * MARGIN);
      return [`${x.toFixed(1)},${y.toFixed(1)}`];
    })
    .join(' ');
}

const MINUTE = 60_000;
/** @param ms milliseconds */
const duration = (ms: number) => (ms < MINUTE ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / MINUTE)} min`);

const NAMES: Record<Side, string> = { tried: 'new set', promoted: 'promoted set' };

function drawing({ title, valueOf, format, least }: Measure, samples: readonly Sample[]): Markup {
  const begins = samples[0]?.at ?? 0;
  const values = samples.flatMap((sample) => SIDES.flatMap((side) => valueOf(sample, side) ?? []));
  if (values.length === 0) return html``;
  const span = Math.max(1, (samples.at(-1)?.at ?? 0) - begins);
  const scale = { begins, span, most: Math.max(least, ...values) };
  const lines = SIDES.map(
    (side) => html`<polyline class="${side}" points="${pointsOf(samples, (one) => valueOf(one, side), scale)}" />`,
  );
  const said = SIDES.map((side) => {
    const last = samples.flatMap((sample) => valueOf(sample, side) ?? []).at(-1);
    return `${NAMES[side]} ${last === undefined ? '–' : format(last)}`;
  });
  return html`<figure>
    <figcaption>${title}: ${said.join(', ')}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}: ${said.join(', ')}">
      <line class="axis" x1="0" y1="${HEIGHT - 1}" x2="${WIDTH}" y2="${HEIGHT - 1}" />
      ${lines}
    </svg>
    <p class="scale"><span>0 to ${format(scale.most)}</span> <span>${duration(span)}</span></p>
  </figure>`;
}

/** What a rollout's set did over time beside the promoted one, a drawing for each thing that is compared. */
export function curvesOf({ samples }: Curve): Markup {
  const [only] = samples;
  // One moment is no line.
  const drawn = samples.length === 1 && only ? [only, { ...only, at: only.at + 1 }] : samples;
  return html`<p class="legend"><span class="tried">new set</span> <span class="promoted">promoted set</span></p>
    <div class="curves">${MEASURES.map((measure) => drawing(measure, drawn))}</div>`;
}
