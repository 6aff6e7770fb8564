/*
 * The site's clock (spec G-33): Asia/Shanghai, which has been UTC+8 without summer time since 1991.
 */

const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** `yyyy-MM-dd HH:mm:ss` of an instant. */
export function stampOf(instant: Date | number): string {
  return new Date(Number(instant) + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `yyyy-MM-dd` of an instant (milliseconds), `daysBack` days earlier. */
export function dayOf(instant: number, daysBack = 0): string {
  return stampOf(instant - daysBack * DAY_MS).slice(0, 10);
}

/** Whether what is out since a minute, `yyyy-MM-dd HH:mm`, is out at an instant; without a minute it always was. */
export function isOut(published: string | undefined, instant: number): boolean {
  return published === undefined || published <= stampOf(instant).slice(0, 16);
}

/** The instant of `yyyy-MM-dd HH:mm[:ss]`; an invalid Date for a day or time that does not exist. */
export function instantOf(stamp: string): Date {
  const instant = new Date(`${stamp.replace(' ', 'T')}+08:00`);
  const exists = Number.isFinite(instant.getTime()) && stampOf(instant).startsWith(stamp);
  return exists ? instant : new Date(Number.NaN);
}
