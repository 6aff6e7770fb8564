import type { Programme } from 'shared/contract/talent/talent';

const SHANGHAI = 8 * 60 * 60 * 1000;

/** `yyyy-MM-dd` in Shanghai, where all dates of the programmes are meant. */
export function dayOf(now: number): string {
  return new Date(now + SHANGHAI).toISOString().slice(0, 10);
}

/** Index of the step a running programme is in: the last one that has begun. Null when there is none. */
export function currentStep({ status, steps }: Pick<Programme, 'status' | 'steps'>, today: string): number | null {
  if (status !== 'inProgress') return null;
  const index = steps.findLastIndex((step) => step.date <= today);
  return index < 0 ? null : index;
}
