import type { CrowdDay, CrowdLevel } from 'shared/contract/booking/crowd';

export interface CrowdRun {
  level: CrowdLevel;
  /** `HH:mm` */
  from: string;
  to: string;
}

/** Hours one after the other that are as full as each other, as one. */
export function crowdRuns({ hours }: CrowdDay): CrowdRun[] {
  const runs: CrowdRun[] = [];
  for (const hour of hours) {
    const last = runs.at(-1);
    if (last?.level === hour.level) last.to = hour.to;
    else runs.push({ ...hour });
  }
  return runs;
}

/** Of ten. */
const HEIGHTS: Readonly<Record<CrowdLevel, number>> = { quiet: 2, usual: 5, busy: 10 };
/** Share of an hour that its bar takes. */
const FILLED = 0.86;

/** A bar for each hour as one path, in a box so wide and 10 high: of a drawing so small no part needs an element. */
export function crowdBars({ hours }: CrowdDay, width: number): string {
  const [step, bar] = [width / hours.length, (width / hours.length) * FILLED].map((length) =>
    Number(length.toFixed(1)),
  );
  return hours
    .map(({ level }, at) => `M${(at * (step ?? 0)).toFixed(0)} 10v-${HEIGHTS[level]}h${bar}v${HEIGHTS[level]}`)
    .join('');
}
