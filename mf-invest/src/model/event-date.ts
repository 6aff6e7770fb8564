import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';

/** The day of a moment in Shanghai's time as a block of a list: a day is the same day everywhere. */
export function eventDate(moment: string, lang: Lang): { iso: string; day: string; month: string } {
  const iso = moment.slice(0, 10);
  const month = dateFormat(lang, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
  return { iso, day: String(Number(iso.slice(8))), month };
}
