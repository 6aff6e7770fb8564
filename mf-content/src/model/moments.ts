import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';

const ZONE = 'Asia/Shanghai';

/** `yyyy-MM-dd` of a stamp, as lists show it (spec LIM-dates). */
export function dayOf(stamp: string): string {
  return stamp.slice(0, 10);
}

/** A stamp of the service, `yyyy-MM-dd HH:mm[:ss]` in Shanghai, as RFC 3339. */
export function machineTime(stamp: string): string {
  return `${stamp.slice(0, 16).replace(' ', 'T')}+08:00`;
}

/** Day and 24-hour time in words (spec G-33), such as `18 November 2026 at 10:30`. */
export function longMoment(stamp: string, lang: Lang): string {
  const format = dateFormat(lang, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: ZONE,
  });
  return format.format(new Date(machineTime(stamp)));
}

/** A month `yyyy-MM` in words: `2026年10月`, `October 2026`. */
export function monthName(month: string, lang: Lang): string {
  const format = dateFormat(lang, { year: 'numeric', month: 'long', timeZone: ZONE });
  return format.format(new Date(`${month}-15T12:00:00+08:00`));
}

/** The month alone, for the rows of a table by years: `10月`, `October`. */
export function monthOfYear(month: number, lang: Lang): string {
  const format = dateFormat(lang, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, month - 1, 15));
}
